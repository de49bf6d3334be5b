"""What a server needs of an event in the city: what is published, and what is told afterwards."""
