"""The verbs: a problem, a seed and limits in, an outcome out; no engine judges its own work."""
