"""Dog: its rules, its endpoints and its actions."""

from app.enums import DOG_PHASE, MOOD
from app.errors import GuardFailed, NotFound, WrongState
from app.messages import Request, Response
from app.store import Record, dog_table, find_all, person_table, toy_table, values_of
from app.validation import (
    check_boolean,
    check_datetime,
    check_enum,
    check_float,
    check_integer,
    check_reference,
    check_reference_list,
    check_string,
    require,
    require_new_id,
    require_same_id,
)

FIELDS = (
    "active",
    "born_at",
    "id",
    "mood",
    "name",
    "owner",
    "phase",
    "rank",
    "toys",
    "weight",
)


def validate(body: Record) -> None:
    """Refuse a body in which a field has a value that it does not take."""
    check_boolean(body, "active", nullable=True)
    check_datetime(
        body,
        "born_at",
        nullable=True,
        after="2020-01-01 00:00:00",
        before="2026-12-31 23:59:59",
    )
    check_string(body, "id")
    check_enum(body, "mood", MOOD)
    check_string(body, "name", min_length=2, max_length=50)
    check_reference(body, "owner", person_table)
    check_enum(body, "phase", DOG_PHASE)
    check_integer(body, "rank", nullable=True, minimum=0, maximum=10000)
    check_reference_list(body, "toys", toy_table)
    check_float(body, "weight")


def find(request: Request) -> Record:
    """Return the object that the path names."""
    if request.object_id not in dog_table:
        raise NotFound(f"there is no Dog {request.object_id!r}")
    return dog_table[request.object_id]


def create(request: Request) -> Response:
    """POST /dog: store a new object."""
    body = request.json_object()
    require(body, "id", "mood", "name", "rank")
    validate(body)
    require_new_id(dog_table, body["id"])
    dog: Record = {
        "active": body.get("active", True),
        "born_at": body.get("born_at"),
        "id": body["id"],
        "mood": body["mood"],
        "name": body["name"],
        "owner": body.get("owner"),
        "phase": body.get("phase", "planning"),
        "rank": body["rank"],
        "toys": body.get("toys", []),
        "weight": body.get("weight"),
    }
    dog_table[dog["id"]] = dog
    return Response(201, dog)


def list_all(_request: Request) -> Response:
    """GET /dog: all objects."""
    return Response(200, list(dog_table.values()))


def read(request: Request) -> Response:
    """GET /dog/{id}: one object."""
    return Response(200, find(request))


def update(request: Request) -> Response:
    """PATCH /dog/{id}: change the fields that the body carries."""
    dog = find(request)
    body = request.json_object()
    validate(body)
    require_same_id(body, request.object_id)
    dog.update({field: body[field] for field in FIELDS if field in body})
    return Response(200, dog)


def delete(request: Request) -> Response:
    """DELETE /dog/{id}: remove the object and the references to it."""
    object_id = find(request)["id"]
    del dog_table[object_id]
    return Response(204)


def approve(request: Request) -> Response:
    """POST /dog/{id}/approve: set phase to in_progress."""
    dog = find(request)
    if dog["phase"] != "review":
        raise WrongState("phase must be review")
    if len(dog["toys"]) < 1:
        raise GuardFailed("not satisfied: count(this.toys) >= 1")
    if dog["rank"] is None or dog["rank"] <= 0:
        raise GuardFailed("not satisfied: this.rank > 0")
    if dog["weight"] is None or dog["weight"] * 2 > dog["rank"]:
        raise GuardFailed("not satisfied: this.weight * 2 <= this.rank")
    if sum(values_of(find_all(toy_table, dog["toys"]), "price")) >= 500:
        raise GuardFailed("not satisfied: sum(this.toys.price) < 500")
    if dog["owner"] is None:
        raise GuardFailed("not satisfied: this.owner is not null")
    if not all(
        item["price"] is not None and item["price"] > 1
        for item in find_all(toy_table, dog["toys"])
    ):
        raise GuardFailed(
            "not satisfied: all item in this.toys satisfies: item.price > 1"
        )
    dog["active"] = False
    dog["weight"] = dog["weight"] + dog["rank"]
    dog["rank"] += 1
    owner = person_table[dog["owner"]]
    owner["dogs_approved"] += 1
    for item in find_all(toy_table, dog["toys"]):
        item["used"] = True
    dog["phase"] = "in_progress"
    return Response(200, dog)


def calm_down(request: Request) -> Response:
    """POST /dog/{id}/calm_down: set mood to calm."""
    dog = find(request)
    if dog["mood"] != "wild":
        raise WrongState("mood must be wild")
    if dog["born_at"] is None or dog["born_at"] < "2021-06-01 12:00:00":
        raise GuardFailed('not satisfied: this.born_at >= "2021-06-01 12:00:00"')
    if dog["name"] == "rex":
        raise GuardFailed('not satisfied: this.name != "rex"')
    if not any(item["used"] is False for item in find_all(toy_table, dog["toys"])):
        raise GuardFailed(
            "not satisfied: any item in this.toys satisfies: item.used == false"
        )
    dog["owner"] = None
    dog["toys"] = []
    dog["mood"] = "calm"
    return Response(200, dog)


def restart(request: Request) -> Response:
    """POST /dog/{id}/restart: set phase to planning."""
    dog = find(request)
    if dog["phase"] not in ("in_progress", "review"):
        raise WrongState("phase must be in_progress or review")
    dog["phase"] = "planning"
    return Response(200, dog)
