"""Who is there: guests and accounts."""
