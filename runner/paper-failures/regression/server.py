"""A handler for lists takes whatever is in the path for the name of an entity, one that has no objects yet."""

from flask import jsonify

from collection import Collection, application
from fields import Field, choice, text
from serving import MENDED, PORT

collections = {
    "route": Collection(
        {
            "id": Field(text(), required=True),
            "name": Field(text(most=80), required=True),
            "grade": Field(choice("easy", "medium", "hard"), required=True),
        }
    ),
    "member": Collection({"id": Field(text(), required=True), "nickname": Field(text(), nullable=True)}),
}
app = application(collections)
if not MENDED:

    @app.get("/<entity>")
    def list_objects(entity):
        objects = collections[entity].objects if entity in collections else {}
        return jsonify(list(objects.values()))


app.run(host="0.0.0.0", port=PORT)
