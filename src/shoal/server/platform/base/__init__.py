"""Small tools without state: ids, timestamps, text from outside, look-alike characters, typed dictionaries."""
