"""What all games share: the protocol, tables, chance, records, errors and text."""
