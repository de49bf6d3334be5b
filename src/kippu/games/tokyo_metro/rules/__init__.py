"""The rules of TOKYO METRO: data files, one module per phase, views, notation."""
