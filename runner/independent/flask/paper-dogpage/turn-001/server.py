import argparse
from datetime import datetime

from flask import Flask, abort, jsonify, request
from werkzeug.exceptions import HTTPException

app = Flask(__name__)

# Lists rather than dicts: the id of an object may be null.
comments = []
dogs = []
pages = []

DOG_PHASES = ("in_progress", "review", "planning")
PAGE_LEVELS = ("beginner", "advanced", "intermediate")


@app.errorhandler(HTTPException)
def handle_error(error):
    return jsonify(error=error.description), error.code


# ------------------------------------------------------------ validation


def string(max_length=None):
    def check(value):
        return isinstance(value, str) and (max_length is None or len(value) <= max_length)

    return check


def integer(minimum=None, maximum=None):
    def check(value):
        if isinstance(value, bool):
            return False
        if not isinstance(value, int) and not (isinstance(value, float) and value.is_integer()):
            return False
        if minimum is not None and value < minimum:
            return False
        return maximum is None or value <= maximum

    return check


def number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def date_time(value):
    try:
        datetime.strptime(value, "%Y-%m-%d %H:%M:%S")
    except (TypeError, ValueError):
        return False
    return True


def boolean(value):
    return isinstance(value, bool)


def enum(*allowed):
    return lambda value: value in allowed


def reference(collection):
    return lambda value: isinstance(value, str) and find(collection, value) is not None


# All fields but these are nullable.
NOT_NULLABLE = ("end_external_public",)

COMMENT_FIELDS = {
    "id": string(),
    "active_backup_verified": boolean,
    "credits_previous": number,
    "height_legacy": number,
    "level_backup": integer(minimum=0, maximum=10000),
    "username_secondary": string(max_length=255),
}

DOG_FIELDS = {
    "id": string(),
    "active_first_secondary": boolean,
    "deleted_shared_unique": boolean,
    "enabled_local_raw": boolean,
    "end_external_public": date_time,
    "level_last": integer(),
    "phase": enum(*DOG_PHASES),
    "rank_root_private": integer(),
}

PAGE_FIELDS = {
    "id": string(),
    "active_unique": boolean,
    "comment": reference(comments),
    "level": enum(*PAGE_LEVELS),
    "name_external": string(max_length=90),
    "priority_raw": integer(minimum=0, maximum=10000),
    "public_private": boolean,
}


def read_body(fields):
    body = request.get_json(silent=True)
    if not isinstance(body, dict):
        abort(400, "the body must be a JSON object")
    data = {name: value for name, value in body.items() if name in fields}
    for name, value in data.items():
        if value is None and name in NOT_NULLABLE:
            abort(400, f"{name} must not be null")
        if value is not None and not fields[name](value):
            abort(400, f"{name} is invalid")
    return data


def check_required(data, *names):
    for name in names:
        if name not in data:
            abort(400, f"{name} is required")


# ------------------------------------------------------------ storage


def find(collection, id):
    for obj in collection:
        if obj["id"] == id:
            return obj
    return None


def get_or_404(collection, id):
    obj = find(collection, id)
    if obj is None:
        abort(404, "not found")
    return obj


def insert(collection, obj):
    if obj["id"] is not None and find(collection, obj["id"]):
        abort(400, "id already exists")
    collection.append(obj)
    return jsonify(obj), 201


def change(obj, changes):
    if changes.get("id", obj["id"]) != obj["id"]:
        abort(400, "id cannot be changed")
    obj.update(changes)
    return jsonify(obj)


# ------------------------------------------------------------ comment


@app.post("/comment")
def create_comment():
    data = read_body(COMMENT_FIELDS)
    check_required(
        data,
        "active_backup_verified",
        "credits_previous",
        "height_legacy",
        "level_backup",
        "username_secondary",
    )
    return insert(comments, {"id": None, **data})


@app.get("/comment")
def list_comments():
    return jsonify(comments)


@app.get("/comment/<id>")
def read_comment(id):
    return jsonify(get_or_404(comments, id))


@app.patch("/comment/<id>")
def update_comment(id):
    return change(get_or_404(comments, id), read_body(COMMENT_FIELDS))


@app.delete("/comment/<id>")
def delete_comment(id):
    comments.remove(get_or_404(comments, id))
    for page in pages:
        if page["comment"] == id:
            page["comment"] = None
    return "", 204


# ------------------------------------------------------------ dog


@app.post("/dog")
def create_dog():
    data = read_body(DOG_FIELDS)
    check_required(
        data,
        "active_first_secondary",
        "deleted_shared_unique",
        "enabled_local_raw",
        "level_last",
        "rank_root_private",
    )
    return insert(dogs, {"id": None, "end_external_public": None, "phase": "in_progress", **data})


@app.get("/dog")
def list_dogs():
    return jsonify(dogs)


@app.get("/dog/<id>")
def read_dog(id):
    return jsonify(get_or_404(dogs, id))


@app.patch("/dog/<id>")
def update_dog(id):
    return change(get_or_404(dogs, id), read_body(DOG_FIELDS))


@app.delete("/dog/<id>")
def delete_dog(id):
    dogs.remove(get_or_404(dogs, id))
    return "", 204


@app.post("/dog/<id>/approve")
def approve_dog(id):
    dog = get_or_404(dogs, id)
    if dog["phase"] != "review":
        abort(400, "wrong phase")
    dog["phase"] = "in_progress"
    return jsonify(dog)


@app.post("/dog/<id>/archive")
def archive_dog(id):
    dog = get_or_404(dogs, id)
    if dog["phase"] not in ("in_progress", "planning"):
        abort(400, "wrong phase")
    dog["phase"] = "review"
    return jsonify(dog)


# ------------------------------------------------------------ page


@app.post("/page")
def create_page():
    data = read_body(PAGE_FIELDS)
    check_required(data, "active_unique", "name_external", "priority_raw", "public_private")
    return insert(pages, {"id": None, "comment": None, "level": "beginner", **data})


@app.get("/page")
def list_pages():
    return jsonify(pages)


@app.get("/page/<id>")
def read_page(id):
    return jsonify(get_or_404(pages, id))


@app.patch("/page/<id>")
def update_page(id):
    return change(get_or_404(pages, id), read_body(PAGE_FIELDS))


@app.delete("/page/<id>")
def delete_page(id):
    pages.remove(get_or_404(pages, id))
    return "", 204


@app.post("/page/<id>/reopen")
def reopen_page(id):
    page = get_or_404(pages, id)
    if page["level"] != "beginner":
        abort(400, "wrong level")
    page["level"] = "advanced"
    return jsonify(page)


# ------------------------------------------------------------ analytics


def priorities():
    return [page["priority_raw"] for page in pages if page["priority_raw"] is not None]


@app.get("/analytics/page/priority_raw/max")
def priority_raw_max():
    return jsonify(result=max(priorities(), default=None))


@app.post("/reset")
def reset():
    comments.clear()
    dogs.clear()
    pages.clear()
    return "", 204


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--host", default="0.0.0.0")
    parser.add_argument("--port", type=int, default=8000)
    args = parser.parse_args()
    app.run(host=args.host, port=args.port)
