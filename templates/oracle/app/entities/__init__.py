"""One module per entity: its rules, its endpoints and its actions."""
