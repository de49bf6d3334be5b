"""The rules of IZAKAYA: pieces, lots and town, phases, scoring, views, notation."""
