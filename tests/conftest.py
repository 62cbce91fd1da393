"""What holds for every test: property tests are timed by nobody's clock but the runner's."""

from hypothesis import settings

# A wall-clock deadline fails on a busy machine and says nothing about the code.
settings.register_profile("house", deadline=None)
settings.load_profile("house")
