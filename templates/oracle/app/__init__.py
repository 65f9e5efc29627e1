"""The API: storage, validation, entities, analytics and the web server."""
