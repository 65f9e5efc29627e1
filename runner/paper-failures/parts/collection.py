"""The objects of an entity and their endpoints in Flask. A server overrides the one method in which it fails."""

from flask import Flask, jsonify, request
from werkzeug.exceptions import HTTPException

from fields import Refused, validated


class Collection:
    def __init__(self, fields):
        self.fields = fields
        self.objects = {}

    def checked(self, body, updating):
        return validated(self.fields, body, updating)

    def forget_references(self, id):
        """Called when the object with the id is gone."""

    def create(self):
        values = self.checked(request.get_json(force=True), updating=False)
        self.objects[values["id"]] = values
        return jsonify(values), 201

    def list(self):
        return jsonify(list(self.objects.values()))

    def read(self, id):
        return (jsonify(self.objects[id]), 200) if id in self.objects else not_found()

    def update(self, id):
        if id not in self.objects:
            return not_found()
        self.objects[id].update(self.checked(request.get_json(force=True), updating=True))
        return jsonify(self.objects[id])

    def delete(self, id):
        if id not in self.objects:
            return not_found()
        del self.objects[id]
        self.forget_references(id)
        return "", 204


def not_found():
    return jsonify(error="not found"), 404


def application(collections):
    """A Flask application that serves each collection at its name."""
    app = Flask(__name__)

    @app.errorhandler(Exception)
    def failed(error):
        if isinstance(error, HTTPException):
            return error
        if isinstance(error, Refused):
            return jsonify(errors=str(error).split("; ")), 400
        return f"{type(error).__name__}: {error}", 500

    @app.post("/reset")
    def reset():
        for collection in collections.values():
            collection.objects.clear()
        return jsonify(status="reset")

    for name, one in collections.items():
        for method, path, view in [
            ("POST", f"/{name}", one.create),
            ("GET", f"/{name}", one.list),
            ("GET", f"/{name}/<id>", one.read),
            ("PATCH", f"/{name}/<id>", one.update),
            ("DELETE", f"/{name}/<id>", one.delete),
        ]:
            app.add_url_rule(path, f"{method} {path}", view, methods=[method])
    return app
