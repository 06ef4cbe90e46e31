"""The code that runs at every step of a learner; it is compiled and does not use numpy."""
