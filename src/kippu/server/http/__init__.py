"""What is asked over HTTP, and what all requests share."""
