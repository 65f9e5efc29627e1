import argparse
from datetime import datetime
from enum import Enum
from typing import Annotated

import uvicorn
from fastapi import FastAPI, HTTPException
from pydantic import AfterValidator, BaseModel, Field

app = FastAPI()

# Lists rather than dicts: the id of an extra may be null.
dogs: list[dict] = []
customers: list[dict] = []
extras: list[dict] = []
stays: list[dict] = []


# ---------------------------------------------------------------- enums


class CoatLength(str, Enum):
    short = "short"
    long = "long"


class Size(str, Enum):
    small = "small"
    medium = "medium"
    large = "large"
    giant = "giant"


class StayStatus(str, Enum):
    booked = "booked"
    checked_in = "checked_in"
    checked_out = "checked_out"
    cancelled = "cancelled"


class Temperament(str, Enum):
    calm = "calm"
    lively = "lively"
    shy = "shy"
    nervous = "nervous"


# ---------------------------------------------------------------- models


def datetime_type(earliest: str = None, latest: str = None):
    def check(value: str) -> str:
        datetime.strptime(value, "%Y-%m-%d %H:%M:%S")
        if earliest is not None and value < earliest:
            raise ValueError(f"must not be before {earliest}")
        if latest is not None and value > latest:
            raise ValueError(f"must not be after {latest}")
        return value

    return Annotated[str, AfterValidator(check)]


DateTime = datetime_type()
BornAt = datetime_type(latest="2027-12-31 23:59:59")
JoinedAt = datetime_type(earliest="2015-01-01 00:00:00")
AvailableUntil = datetime_type(earliest="2024-01-01 00:00:00")


class DogCreate(BaseModel):
    id: str
    born_at: BornAt | None = None
    coat: CoatLength | None = None
    diet: str = "standard"
    last_seen_at: DateTime | None = None
    name: str = Field(min_length=2, max_length=24)
    owner: str | None
    size: Size
    stays_made: int = Field(0, ge=0, le=365)
    temperament: Temperament | None = Temperament.calm
    weight: float = Field(ge=0.5, le=90)


# In the update models the default None only means "not sent"; where the type
# does not allow None, an explicit null is refused.
class DogUpdate(BaseModel):
    id: str = None
    born_at: BornAt | None = None
    coat: CoatLength | None = None
    diet: str = None
    last_seen_at: DateTime | None = None
    name: str = Field(None, min_length=2, max_length=24)
    owner: str | None = None
    size: Size = None
    stays_made: int = Field(None, ge=0, le=365)
    temperament: Temperament | None = None
    weight: float = Field(None, ge=0.5, le=90)


class CustomerCreate(BaseModel):
    id: str
    credit: float = Field(0, ge=-500)
    email: str = None
    joined_at: JoinedAt
    loyalty_points: int = Field(0, ge=0)
    name: str = Field(min_length=2, max_length=40)
    newsletter: bool | None = True
    phone: str | None = Field(max_length=20)
    visits: int | None = 1


class CustomerUpdate(BaseModel):
    id: str = None
    credit: float = Field(None, ge=-500)
    email: str = None
    joined_at: JoinedAt = None
    loyalty_points: int = Field(None, ge=0)
    name: str = Field(None, min_length=2, max_length=40)
    newsletter: bool | None = None
    phone: str | None = Field(None, max_length=20)
    visits: int | None = None


class ExtraCreate(BaseModel):
    id: str | None = None
    available_until: AvailableUntil = "2027-06-30 12:00:00"
    done: bool = False
    minutes: int | None = Field(None, le=240)
    fee: float | None = Field(ge=0.5)
    title: str


class ExtraUpdate(BaseModel):
    id: str | None = None
    available_until: AvailableUntil = None
    done: bool = None
    minutes: int | None = Field(None, le=240)
    fee: float | None = Field(None, ge=0.5)
    title: str = None


class StayCreate(BaseModel):
    id: str
    arrives_at: DateTime
    deposit: float | None = None
    dog: str | None = None
    due: float | None = 0
    finished: list[str] = []
    leaves_at: DateTime | None = None
    meals_a_day: int | None = 2
    nights: int = Field(ge=1, le=60)
    note: str | None = Field(None, max_length=200)
    paid: bool | None
    rate: float = Field(le=500)
    extras: list[str] = []
    status: StayStatus = StayStatus.booked


class StayUpdate(BaseModel):
    id: str = None
    arrives_at: DateTime = None
    deposit: float | None = None
    dog: str | None = None
    due: float | None = None
    finished: list[str] = None
    leaves_at: DateTime | None = None
    meals_a_day: int | None = None
    nights: int = Field(None, ge=1, le=60)
    note: str | None = Field(None, max_length=200)
    paid: bool | None = None
    rate: float = Field(None, le=500)
    extras: list[str] = None
    status: StayStatus = None


# ---------------------------------------------------------------- helpers


def find(collection: list[dict], id: str | None) -> dict | None:
    if id is None:
        return None
    return next((obj for obj in collection if obj["id"] == id), None)


def get_or_404(collection: list[dict], id: str) -> dict:
    obj = find(collection, id)
    if obj is None:
        raise HTTPException(404, "not found")
    return obj


def find_all(collection: list[dict], ids: list[str]) -> list[dict]:
    return [find(collection, id) for id in ids]


def check_reference(collection: list[dict], id: str | None) -> None:
    if id is not None and find(collection, id) is None:
        raise HTTPException(422, f"reference to unknown object {id}")


def check_references(collection: list[dict], ids: list[str]) -> None:
    for id in ids:
        check_reference(collection, id)


def insert(collection: list[dict], obj: dict) -> dict:
    if find(collection, obj["id"]):
        raise HTTPException(400, "id already exists")
    collection.append(obj)
    return obj


def check_same_id(id: str, changes: dict) -> None:
    if changes.get("id", id) != id:
        raise HTTPException(400, "id cannot be changed")


def values(collection: list[dict], field: str) -> list:
    return [obj[field] for obj in collection if obj[field] is not None]


def check_state(allowed: bool) -> None:
    if not allowed:
        raise HTTPException(400, "wrong state")


def check_conditions(*conditions: bool) -> None:
    if not all(conditions):
        raise HTTPException(409, "a condition is not satisfied")


# ---------------------------------------------------------------- dog


@app.post("/dog", status_code=201)
async def create_dog(data: DogCreate):
    check_reference(customers, data.owner)
    return insert(dogs, data.model_dump())


@app.get("/dog")
async def list_dogs():
    return dogs


@app.get("/dog/{id}")
async def read_dog(id: str):
    return get_or_404(dogs, id)


@app.patch("/dog/{id}")
async def update_dog(id: str, data: DogUpdate):
    dog = get_or_404(dogs, id)
    changes = data.model_dump(exclude_unset=True)
    check_same_id(id, changes)
    check_reference(customers, changes.get("owner"))
    dog.update(changes)
    return dog


@app.delete("/dog/{id}", status_code=204)
async def delete_dog(id: str):
    dogs.remove(get_or_404(dogs, id))
    for stay in stays:
        if stay["dog"] == id:
            stay["dog"] = None


@app.post("/dog/{id}/calm_down")
async def calm_down(id: str):
    dog = get_or_404(dogs, id)
    check_state(dog["temperament"] in (Temperament.lively, Temperament.shy))
    check_conditions(
        dog["born_at"] is not None and dog["born_at"] > "2012-06-30 12:00:00",
        dog["coat"] == "short",
        dog["size"] != Size.small,
        dog["weight"] - 2.5 > 10,
        dog["owner"] is not None,
    )
    owner = find(customers, dog["owner"])
    if owner:
        owner["credit"] -= 12.5
        owner["newsletter"] = False
        owner["loyalty_points"] += 5
    dog["temperament"] = Temperament.calm
    return dog


@app.post("/dog/{id}/take_in")
async def take_in(id: str):
    dog = get_or_404(dogs, id)
    check_state(dog["temperament"] == Temperament.shy)
    check_conditions(dog["owner"] is None)
    dog["diet"] = "puppy"
    dog["stays_made"] = 1
    dog["temperament"] = Temperament.lively
    return dog


@app.post("/dog/{id}/walk")
async def walk(id: str):
    dog = get_or_404(dogs, id)
    check_state(dog["temperament"] in (Temperament.lively, Temperament.nervous))
    check_conditions(dog["weight"] <= 60)
    dog["stays_made"] += 1
    dog["temperament"] = Temperament.calm
    return dog


# ---------------------------------------------------------------- customer


@app.post("/customer", status_code=201)
async def create_customer(data: CustomerCreate):
    return insert(customers, data.model_dump())


@app.get("/customer")
async def list_customers():
    return customers


@app.get("/customer/{id}")
async def read_customer(id: str):
    return get_or_404(customers, id)


@app.patch("/customer/{id}")
async def update_customer(id: str, data: CustomerUpdate):
    customer = get_or_404(customers, id)
    changes = data.model_dump(exclude_unset=True)
    check_same_id(id, changes)
    customer.update(changes)
    return customer


@app.delete("/customer/{id}", status_code=204)
async def delete_customer(id: str):
    customers.remove(get_or_404(customers, id))
    for dog in dogs:
        if dog["owner"] == id:
            dog["owner"] = None


# ---------------------------------------------------------------- extra


@app.post("/extra", status_code=201)
async def create_extra(data: ExtraCreate):
    return insert(extras, data.model_dump())


@app.get("/extra")
async def list_extras():
    return extras


@app.get("/extra/{id}")
async def read_extra(id: str):
    return get_or_404(extras, id)


@app.patch("/extra/{id}")
async def update_extra(id: str, data: ExtraUpdate):
    extra = get_or_404(extras, id)
    changes = data.model_dump(exclude_unset=True)
    check_same_id(id, changes)
    extra.update(changes)
    return extra


@app.delete("/extra/{id}", status_code=204)
async def delete_extra(id: str):
    extras.remove(get_or_404(extras, id))
    for stay in stays:
        for field in ("extras", "finished"):
            if id in stay[field]:
                stay[field].remove(id)


# ---------------------------------------------------------------- stay


@app.post("/stay", status_code=201)
async def create_stay(data: StayCreate):
    check_reference(dogs, data.dog)
    check_references(extras, data.extras)
    check_references(extras, data.finished)
    return insert(stays, data.model_dump())


@app.get("/stay")
async def list_stays():
    return stays


@app.get("/stay/{id}")
async def read_stay(id: str):
    return get_or_404(stays, id)


@app.patch("/stay/{id}")
async def update_stay(id: str, data: StayUpdate):
    stay = get_or_404(stays, id)
    changes = data.model_dump(exclude_unset=True)
    check_same_id(id, changes)
    check_reference(dogs, changes.get("dog"))
    check_references(extras, changes.get("extras", []))
    check_references(extras, changes.get("finished", []))
    stay.update(changes)
    return stay


@app.delete("/stay/{id}", status_code=204)
async def delete_stay(id: str):
    stays.remove(get_or_404(stays, id))


@app.post("/stay/{id}/cancel")
async def cancel(id: str):
    stay = get_or_404(stays, id)
    check_state(stay["status"] in (StayStatus.booked, StayStatus.checked_in))
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
    stay["status"] = StayStatus.cancelled
    return stay


@app.post("/stay/{id}/check_in")
async def check_in(id: str):
    stay = get_or_404(stays, id)
    check_state(stay["status"] == StayStatus.booked)
    stay_extras = find_all(extras, stay["extras"])
    check_conditions(
        len(stay_extras) <= 3,
        stay["leaves_at"] is not None and stay["arrives_at"] < stay["leaves_at"],
        stay["deposit"] is not None and stay["deposit"] * 2 >= stay["rate"],
        sum(values(stay_extras, "fee")) < 300,
        stay["dog"] is not None,
    )
    stay["due"] = stay["rate"] - stay["deposit"]
    stay["paid"] = False
    dog = find(dogs, stay["dog"])
    if dog:
        dog["stays_made"] += 1
        dog["last_seen_at"] = stay["arrives_at"]
    stay["status"] = StayStatus.checked_in
    return stay


@app.post("/stay/{id}/check_out")
async def check_out(id: str):
    stay = get_or_404(stays, id)
    check_state(stay["status"] == StayStatus.checked_in)
    check_conditions(
        stay["paid"] is True,
        all(extra["done"] for extra in find_all(extras, stay["extras"])),
    )
    stay["finished"] = stay["extras"]
    stay["extras"] = []
    stay["due"] = None
    for extra in find_all(extras, stay["finished"]):
        extra["done"] = False
    stay["status"] = StayStatus.checked_out
    return stay


@app.post("/stay/{id}/rebook")
async def rebook(id: str):
    stay = get_or_404(stays, id)
    check_state(stay["status"] == StayStatus.cancelled)
    stay_extras = find_all(extras, stay["extras"])
    check_conditions(
        sum(values(stay_extras, "minutes")) > stay["nights"],
        stay["paid"] is False,
    )
    stay["rate"] += 12.5
    stay["nights"] += 7
    stay["dog"] = None
    stay["status"] = StayStatus.booked
    return stay


# ---------------------------------------------------------------- analytics


@app.get("/analytics/dog/weight/min")
async def dog_weight_min():
    return {"result": min(values(dogs, "weight"), default=None)}


@app.get("/analytics/customer/credit/sum")
async def customer_credit_sum():
    return {"result": sum(values(customers, "credit"))}


@app.get("/analytics/extra/minutes/max")
async def extra_minutes_max():
    return {"result": max(values(extras, "minutes"), default=None)}


@app.get("/analytics/extra/fee/sum")
async def extra_fee_sum():
    return {"result": sum(values(extras, "fee"))}


@app.get("/analytics/stay/count")
async def stay_count():
    return {"result": len(stays)}


@app.get("/analytics/stay/rate/avg")
async def stay_rate_avg():
    rates = values(stays, "rate")
    return {"result": sum(rates) / len(rates) if rates else None}


@app.get("/analytics/stay/nights/avg")
async def stay_nights_avg():
    nights = values(stays, "nights")
    return {"result": sum(nights) / len(nights) if nights else None}


# ---------------------------------------------------------------- reset


@app.post("/reset", status_code=204)
async def reset():
    dogs.clear()
    customers.clear()
    extras.clear()
    stays.clear()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--host", default="0.0.0.0")
    parser.add_argument("--port", type=int, default=8000)
    args = parser.parse_args()
    uvicorn.run(app, host=args.host, port=args.port)
