"""The parts of the documentation site: pages made from the code, the files of the site, and the check of its links."""
