"""Live tables: rooms, sockets, and the store behind them."""
