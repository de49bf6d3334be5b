"""Who is asked next, and when: in the city by the clock, at a table by a simulated one."""
