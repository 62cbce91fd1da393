"""The studio in a browser: pages, an API and a queue; what a puzzle is it asks a pipeline."""
