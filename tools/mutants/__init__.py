"""`make mutants`: change single places of the code and see whether a test notices."""
