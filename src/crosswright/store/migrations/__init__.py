"""How the tables came to be what they are: Alembic runs these steps, oldest first."""
