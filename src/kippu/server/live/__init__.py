"""Live events: made from a kit, joined with codes, run by game masters; finished days."""
