"""Playing as learners play it: what is done for every step, so it is compiled and knows no numpy."""
