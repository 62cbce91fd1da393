"""One step a file, in the order of their numbers. A step adds and converts; it never drops data."""
