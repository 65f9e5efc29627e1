import argparse
from datetime import datetime

from flask import Flask, abort, jsonify, request
from werkzeug.exceptions import HTTPException

app = Flask(__name__)

# Lists rather than dicts: the id of an extra may be null.
dogs = []
customers = []
extras = []
stays = []

COAT_LENGTHS = ("short", "long")
SIZES = ("small", "medium", "large", "giant")
STAY_STATUSES = ("booked", "checked_in", "checked_out", "cancelled")
TEMPERAMENTS = ("calm", "lively", "shy", "nervous")


@app.errorhandler(HTTPException)
def handle_error(error):
    return jsonify(error=error.description), error.code


# ------------------------------------------------------------ field types


def string(name, value, min_length=None, max_length=None):
    if not isinstance(value, str):
        abort(400, f"{name} must be a string")
    if min_length is not None and len(value) < min_length:
        abort(400, f"{name} is too short")
    if max_length is not None and len(value) > max_length:
        abort(400, f"{name} is too long")


def check_bounds(name, value, minimum, maximum):
    if minimum is not None and value < minimum:
        abort(400, f"{name} must be at least {minimum}")
    if maximum is not None and value > maximum:
        abort(400, f"{name} must be at most {maximum}")


def number(name, value, minimum=None, maximum=None):
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        abort(400, f"{name} must be a number")
    check_bounds(name, value, minimum, maximum)


def integer(name, value, minimum=None, maximum=None):
    is_whole_float = isinstance(value, float) and value.is_integer()
    if isinstance(value, bool) or not (isinstance(value, int) or is_whole_float):
        abort(400, f"{name} must be an integer")
    check_bounds(name, value, minimum, maximum)


def boolean(name, value):
    if not isinstance(value, bool):
        abort(400, f"{name} must be a boolean")


def enum(name, value, allowed):
    if value not in allowed:
        abort(400, f"{name} must be one of {', '.join(allowed)}")


def date_time(name, value, earliest=None, latest=None):
    try:
        datetime.strptime(value, "%Y-%m-%d %H:%M:%S")
    except (TypeError, ValueError):
        abort(400, f"{name} must be a datetime YYYY-MM-DD hh:mm:ss")
    if earliest is not None and value < earliest:
        abort(400, f"{name} must not be before {earliest}")
    if latest is not None and value > latest:
        abort(400, f"{name} must not be after {latest}")


def reference(name, value, to):
    if not isinstance(value, str):
        abort(400, f"{name} must be an id")
    if find(to, value) is None:
        abort(400, f"{name} refers to an unknown object")


def reference_list(name, value, to):
    if not isinstance(value, list):
        abort(400, f"{name} must be a list of ids")
    for id in value:
        reference(name, id, to)


def field(check, required=False, nullable=False, default=None, **options):
    return {
        "check": check,
        "required": required,
        "nullable": nullable,
        "default": default,
        "options": options,
    }


# ------------------------------------------------------------ entities

DOG = {
    "id": field(string, required=True),
    "born_at": field(date_time, nullable=True, latest="2027-12-31 23:59:59"),
    "coat": field(enum, nullable=True, allowed=COAT_LENGTHS),
    "diet": field(string, default="standard"),
    "last_seen_at": field(date_time, nullable=True),
    "name": field(string, required=True, min_length=2, max_length=24),
    "owner": field(reference, required=True, nullable=True, to=customers),
    "size": field(enum, required=True, allowed=SIZES),
    "stays_made": field(integer, minimum=0, maximum=365, default=0),
    "temperament": field(enum, nullable=True, allowed=TEMPERAMENTS, default="calm"),
    "weight": field(number, required=True, minimum=0.5, maximum=90),
}

CUSTOMER = {
    "id": field(string, required=True),
    "credit": field(number, minimum=-500, default=0),
    "email": field(string),
    "joined_at": field(date_time, required=True, earliest="2015-01-01 00:00:00"),
    "loyalty_points": field(integer, minimum=0, default=0),
    "name": field(string, required=True, min_length=2, max_length=40),
    "newsletter": field(boolean, nullable=True, default=True),
    "phone": field(string, required=True, nullable=True, max_length=20),
    "visits": field(integer, nullable=True, default=1),
}

EXTRA = {
    "id": field(string, nullable=True),
    "available_until": field(
        date_time, earliest="2024-01-01 00:00:00", default="2027-06-30 12:00:00"
    ),
    "done": field(boolean, default=False),
    "minutes": field(integer, nullable=True, maximum=240),
    "fee": field(number, required=True, nullable=True, minimum=0.5),
    "title": field(string, required=True),
}

STAY = {
    "id": field(string, required=True),
    "arrives_at": field(date_time, required=True),
    "deposit": field(number, nullable=True),
    "dog": field(reference, nullable=True, to=dogs),
    "due": field(number, nullable=True, default=0),
    "finished": field(reference_list, to=extras),
    "leaves_at": field(date_time, nullable=True),
    "meals_a_day": field(integer, nullable=True, default=2),
    "nights": field(integer, required=True, minimum=1, maximum=60),
    "note": field(string, nullable=True, max_length=200),
    "paid": field(boolean, required=True, nullable=True),
    "rate": field(number, required=True, maximum=500),
    "extras": field(reference_list, to=extras),
    "status": field(enum, allowed=STAY_STATUSES, default="booked"),
}


# ------------------------------------------------------------ create, read, update


def find(collection, id):
    if id is None:
        return None
    for obj in collection:
        if obj["id"] == id:
            return obj
    return None


def find_all(collection, ids):
    return [find(collection, id) for id in ids]


def get_or_404(collection, id):
    obj = find(collection, id)
    if obj is None:
        abort(404, "not found")
    return obj


def values(collection, name):
    return [obj[name] for obj in collection if obj[name] is not None]


def read_body(entity):
    """Returns the known fields of the body, checked."""
    body = request.get_json(silent=True)
    if not isinstance(body, dict):
        abort(400, "the body must be a JSON object")
    data = {name: value for name, value in body.items() if name in entity}
    for name, value in data.items():
        spec = entity[name]
        if value is None:
            if not spec["nullable"]:
                abort(400, f"{name} must not be null")
        else:
            spec["check"](name, value, **spec["options"])
    return data


def create(collection, entity):
    data = read_body(entity)
    obj = {}
    for name, spec in entity.items():
        if name in data:
            obj[name] = data[name]
        elif spec["required"]:
            abort(400, f"{name} is required")
        elif spec["check"] is reference_list:
            obj[name] = []
        else:
            obj[name] = spec["default"]
    if find(collection, obj["id"]):
        abort(400, "id already exists")
    collection.append(obj)
    return jsonify(obj), 201


def update(collection, entity, id):
    obj = get_or_404(collection, id)
    data = read_body(entity)
    if data.get("id", id) != id:
        abort(400, "id cannot be changed")
    obj.update(data)
    return jsonify(obj)


def check_state(allowed):
    if not allowed:
        abort(400, "wrong state")


def check_conditions(*conditions):
    if not all(conditions):
        abort(409, "a condition is not satisfied")


# ------------------------------------------------------------ dog


@app.post("/dog")
def create_dog():
    return create(dogs, DOG)


@app.get("/dog")
def list_dogs():
    return jsonify(dogs)


@app.get("/dog/<id>")
def read_dog(id):
    return jsonify(get_or_404(dogs, id))


@app.patch("/dog/<id>")
def update_dog(id):
    return update(dogs, DOG, id)


@app.delete("/dog/<id>")
def delete_dog(id):
    dogs.remove(get_or_404(dogs, id))
    for stay in stays:
        if stay["dog"] == id:
            stay["dog"] = None
    return "", 204


@app.post("/dog/<id>/calm_down")
def calm_down(id):
    dog = get_or_404(dogs, id)
    check_state(dog["temperament"] in ("lively", "shy"))
    check_conditions(
        dog["born_at"] is not None and dog["born_at"] > "2012-06-30 12:00:00",
        dog["size"] != "small",
        dog["weight"] - 2.5 > 10,
        dog["owner"] is not None,
        dog["coat"] == "short",
    )
    owner = find(customers, dog["owner"])
    owner["credit"] -= 12.5
    owner["newsletter"] = False
    owner["loyalty_points"] += 5
    dog["temperament"] = "calm"
    return jsonify(dog)


@app.post("/dog/<id>/take_in")
def take_in(id):
    dog = get_or_404(dogs, id)
    check_state(dog["temperament"] == "shy")
    check_conditions(dog["owner"] is None)
    dog["diet"] = "puppy"
    dog["stays_made"] = 1
    dog["temperament"] = "lively"
    return jsonify(dog)


@app.post("/dog/<id>/walk")
def walk(id):
    dog = get_or_404(dogs, id)
    check_state(dog["temperament"] in ("lively", "nervous"))
    check_conditions(dog["weight"] <= 60)
    dog["stays_made"] += 1
    dog["temperament"] = "calm"
    return jsonify(dog)


# ------------------------------------------------------------ customer


@app.post("/customer")
def create_customer():
    return create(customers, CUSTOMER)


@app.get("/customer")
def list_customers():
    return jsonify(customers)


@app.get("/customer/<id>")
def read_customer(id):
    return jsonify(get_or_404(customers, id))


@app.patch("/customer/<id>")
def update_customer(id):
    return update(customers, CUSTOMER, id)


@app.delete("/customer/<id>")
def delete_customer(id):
    customers.remove(get_or_404(customers, id))
    for dog in dogs:
        if dog["owner"] == id:
            dog["owner"] = None
    return "", 204


# ------------------------------------------------------------ extra


@app.post("/extra")
def create_extra():
    return create(extras, EXTRA)


@app.get("/extra")
def list_extras():
    return jsonify(extras)


@app.get("/extra/<id>")
def read_extra(id):
    return jsonify(get_or_404(extras, id))


@app.patch("/extra/<id>")
def update_extra(id):
    return update(extras, EXTRA, id)


@app.delete("/extra/<id>")
def delete_extra(id):
    extras.remove(get_or_404(extras, id))
    for stay in stays:
        stay["extras"] = [s for s in stay["extras"] if s != id]
        stay["finished"] = [s for s in stay["finished"] if s != id]
    return "", 204


# ------------------------------------------------------------ stay


@app.post("/stay")
def create_stay():
    return create(stays, STAY)


@app.get("/stay")
def list_stays():
    return jsonify(stays)


@app.get("/stay/<id>")
def read_stay(id):
    return jsonify(get_or_404(stays, id))


@app.patch("/stay/<id>")
def update_stay(id):
    return update(stays, STAY, id)


@app.delete("/stay/<id>")
def delete_stay(id):
    stays.remove(get_or_404(stays, id))
    return "", 204


@app.post("/stay/<id>/cancel")
def cancel(id):
    stay = get_or_404(stays, id)
    check_state(stay["status"] in ("booked", "checked_in"))
    stay_extras = find_all(extras, stay["extras"])
    check_conditions(
        stay["note"] is not None and stay["note"] != "non-refundable",
        stay["nights"] + 2 < 31,
        any(minutes >= 30 for minutes in values(stay_extras, "minutes")),
    )
    stay["nights"] -= 1
    for extra in stay_extras:
        if extra["fee"] is not None:
            extra["fee"] -= 5
    for extra in stay_extras:
        extra["available_until"] = stay["arrives_at"]
    stay["due"] = stay["nights"] * 2.5
    stay["status"] = "cancelled"
    return jsonify(stay)


@app.post("/stay/<id>/check_in")
def check_in(id):
    stay = get_or_404(stays, id)
    check_state(stay["status"] == "booked")
    check_conditions(
        len(stay["extras"]) <= 3,
        stay["leaves_at"] is not None and stay["arrives_at"] < stay["leaves_at"],
        stay["deposit"] is not None and stay["deposit"] * 2 >= stay["rate"],
        sum(values(find_all(extras, stay["extras"]), "fee")) < 300,
        stay["dog"] is not None,
    )
    stay["due"] = stay["rate"] - stay["deposit"]
    stay["paid"] = False
    dog = find(dogs, stay["dog"])
    dog["stays_made"] += 1
    dog["last_seen_at"] = stay["arrives_at"]
    stay["status"] = "checked_in"
    return jsonify(stay)


@app.post("/stay/<id>/check_out")
def check_out(id):
    stay = get_or_404(stays, id)
    check_state(stay["status"] == "checked_in")
    check_conditions(
        stay["paid"],
        all(extra["done"] for extra in find_all(extras, stay["extras"])),
    )
    stay["finished"] = stay["extras"]
    stay["extras"] = []
    stay["due"] = None
    for extra in find_all(extras, stay["finished"]):
        extra["done"] = False
    stay["status"] = "checked_out"
    return jsonify(stay)


@app.post("/stay/<id>/rebook")
def rebook(id):
    stay = get_or_404(stays, id)
    check_state(stay["status"] == "cancelled")
    check_conditions(
        sum(values(find_all(extras, stay["extras"]), "minutes")) > stay["nights"],
        stay["paid"] is not None and stay["paid"] is not True,
    )
    stay["rate"] += 12.5
    stay["nights"] += 7
    stay["dog"] = None
    stay["status"] = "booked"
    return jsonify(stay)


# ------------------------------------------------------------ analytics


def average(numbers):
    return sum(numbers) / len(numbers) if numbers else None


@app.get("/analytics/dog/weight/min")
def dog_weight_min():
    return jsonify(result=min(values(dogs, "weight"), default=None))


@app.get("/analytics/customer/credit/sum")
def customer_credit_sum():
    return jsonify(result=sum(values(customers, "credit")))


@app.get("/analytics/extra/minutes/max")
def extra_minutes_max():
    return jsonify(result=max(values(extras, "minutes"), default=None))


@app.get("/analytics/extra/fee/sum")
def extra_fee_sum():
    return jsonify(result=sum(values(extras, "fee")))


@app.get("/analytics/stay/count")
def stay_count():
    return jsonify(result=len(stays))


@app.get("/analytics/stay/nights/avg")
def stay_nights_avg():
    return jsonify(result=average(values(stays, "nights")))


@app.get("/analytics/stay/rate/avg")
def stay_rate_avg():
    return jsonify(result=average(values(stays, "rate")))


# ------------------------------------------------------------ reset


@app.post("/reset")
def reset():
    dogs.clear()
    customers.clear()
    extras.clear()
    stays.clear()
    return "", 204


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--host", default="0.0.0.0")
    parser.add_argument("--port", type=int, default=8000)
    args = parser.parse_args()
    app.run(host=args.host, port=args.port)
