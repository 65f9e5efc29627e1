import argparse
from datetime import datetime

from flask import Flask, abort, jsonify, request
from werkzeug.exceptions import HTTPException

app = Flask(__name__)

batches = {}
subscriptions = {}

ROAST_LEVELS = ("light", "medium", "dark", "espresso")
BATCH_STATUSES = ("processing", "roasted", "quality_checked", "ready_for_sale")
ROAST_PREFERENCES = ("light", "medium", "dark", "espresso")
SUBSCRIPTION_STATUSES = ("active", "paused", "cancelled")


@app.errorhandler(HTTPException)
def handle_error(error):
    return jsonify(error=error.description), error.code


# ------------------------------------------------------------ validation


def get_body():
    body = request.get_json(silent=True)
    if not isinstance(body, dict):
        abort(400, "the body must be a JSON object")
    return body


def check_string(name, value, min_length=None, max_length=None):
    if not isinstance(value, str):
        abort(400, f"{name} must be a string")
    if min_length is not None and len(value) < min_length:
        abort(400, f"{name} is too short")
    if max_length is not None and len(value) > max_length:
        abort(400, f"{name} is too long")


def check_float(name, value):
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        abort(400, f"{name} must be a number")


def check_enum(name, value, allowed):
    if value not in allowed:
        abort(400, f"{name} must be one of {', '.join(allowed)}")


def check_datetime(name, value, earliest, latest):
    if not isinstance(value, str):
        abort(400, f"{name} must be a datetime")
    try:
        datetime.strptime(value, "%Y-%m-%d %H:%M:%S")
    except ValueError:
        abort(400, f"{name} must be a datetime YYYY-MM-DD hh:mm:ss")
    if value < earliest or value > latest:
        abort(400, f"{name} must be between {earliest} and {latest}")


def check_required(body, *names):
    for name in names:
        if name not in body:
            abort(400, f"{name} is required")


def validate_batch(body):
    """Checks the fields that are in the body and returns them."""
    for name, value in body.items():
        if name == "id":
            check_string(name, value)
        elif name == "batch_number":
            check_string(name, value, min_length=5, max_length=20)
        elif name in ("cupping_score", "weight_kg"):
            check_float(name, value)
        elif name == "origin_country":
            check_string(name, value, min_length=2, max_length=50)
        elif name == "roast_date":
            check_datetime(name, value, "2020-01-01 00:00:00", "2026-12-31 23:59:59")
        elif name == "roast_level":
            check_enum(name, value, ROAST_LEVELS)
        elif name == "status":
            check_enum(name, value, BATCH_STATUSES)
    return {name: body[name] for name in body if name in BATCH_FIELDS}


def validate_subscription(body):
    for name, value in body.items():
        if name == "id":
            check_string(name, value)
        elif name == "customer_email":
            check_string(name, value, min_length=5, max_length=100)
        elif name in ("monthly_shipment_quantity_kg", "total_spent"):
            check_float(name, value)
        elif name == "preferred_roast_level":
            check_enum(name, value, ROAST_PREFERENCES)
        elif name == "subscription_start_date":
            check_datetime(name, value, "2020-01-01 00:00:00", "2026-12-31 23:59:59")
        elif name == "subscription_status":
            check_enum(name, value, SUBSCRIPTION_STATUSES)
    return {name: body[name] for name in body if name in SUBSCRIPTION_FIELDS}


# The fields of a new object and their defaults.
BATCH_FIELDS = {
    "id": None,
    "batch_number": None,
    "cupping_score": None,
    "origin_country": None,
    "roast_date": None,
    "roast_level": "medium",
    "status": "processing",
    "weight_kg": None,
}

SUBSCRIPTION_FIELDS = {
    "id": None,
    "customer_email": None,
    "monthly_shipment_quantity_kg": None,
    "preferred_roast_level": "medium",
    "subscription_start_date": None,
    "subscription_status": "active",
    "total_spent": None,
}


# ------------------------------------------------------------ storage


def get_or_404(store, id):
    if id not in store:
        abort(404, "not found")
    return store[id]


def insert(store, obj):
    if obj["id"] in store:
        abort(400, "id already exists")
    store[obj["id"]] = obj
    return jsonify(obj), 201


def change(obj, changes):
    if changes.get("id", obj["id"]) != obj["id"]:
        abort(400, "id cannot be changed")
    obj.update(changes)
    return jsonify(obj)


def values(store, field):
    return [obj[field] for obj in store.values() if obj[field] is not None]


# ------------------------------------------------------------ coffeebatch


@app.post("/coffeebatch")
def create_batch():
    body = get_body()
    check_required(body, "id", "batch_number", "origin_country", "roast_date", "weight_kg")
    return insert(batches, {**BATCH_FIELDS, **validate_batch(body)})


@app.get("/coffeebatch")
def list_batches():
    return jsonify(list(batches.values()))


@app.get("/coffeebatch/<id>")
def read_batch(id):
    return jsonify(get_or_404(batches, id))


@app.patch("/coffeebatch/<id>")
def update_batch(id):
    batch = get_or_404(batches, id)
    return change(batch, validate_batch(get_body()))


@app.delete("/coffeebatch/<id>")
def delete_batch(id):
    get_or_404(batches, id)
    del batches[id]
    return "", 204


# ------------------------------------------------------------ subscription


@app.post("/subscription")
def create_subscription():
    body = get_body()
    check_required(
        body,
        "id",
        "customer_email",
        "monthly_shipment_quantity_kg",
        "subscription_start_date",
    )
    return insert(subscriptions, {**SUBSCRIPTION_FIELDS, **validate_subscription(body)})


@app.get("/subscription")
def list_subscriptions():
    return jsonify(list(subscriptions.values()))


@app.get("/subscription/<id>")
def read_subscription(id):
    return jsonify(get_or_404(subscriptions, id))


@app.patch("/subscription/<id>")
def update_subscription(id):
    subscription = get_or_404(subscriptions, id)
    return change(subscription, validate_subscription(get_body()))


@app.delete("/subscription/<id>")
def delete_subscription(id):
    get_or_404(subscriptions, id)
    del subscriptions[id]
    return "", 204


# ------------------------------------------------------------ analytics


@app.get("/analytics/coffeebatch/cupping_score/avg")
def cupping_score_avg():
    scores = values(batches, "cupping_score")
    return jsonify(result=sum(scores) / len(scores) if scores else None)


@app.get("/analytics/subscription/total_spent/sum")
def total_spent_sum():
    return jsonify(result=sum(values(subscriptions, "total_spent")))


@app.post("/reset")
def reset():
    batches.clear()
    subscriptions.clear()
    return "", 204


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--host", default="0.0.0.0")
    parser.add_argument("--port", type=int, default=8000)
    args = parser.parse_args()
    app.run(host=args.host, port=args.port)
