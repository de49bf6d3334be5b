"""The press: fonts and typesetting for the sheets that games print."""
