import argparse
from datetime import datetime
from enum import Enum
from typing import Annotated

import uvicorn
from fastapi import FastAPI, HTTPException
from pydantic import AfterValidator, BaseModel, Field

app = FastAPI()

# Lists rather than dicts: the id of a service may be null.
dogs: list[dict] = []
owners: list[dict] = []
services: list[dict] = []
stays: list[dict] = []


# ---------------------------------------------------------------- enums


class BillingStatus(str, Enum):
    open = "open"
    invoiced = "invoiced"


class Size(str, Enum):
    small = "small"
    medium = "medium"
    large = "large"


class StayStatus(str, Enum):
    booked = "booked"
    checked_in = "checked_in"
    checked_out = "checked_out"
    cancelled = "cancelled"


class Temperament(str, Enum):
    calm = "calm"
    lively = "lively"
    shy = "shy"


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
BornAt = datetime_type(earliest="2005-01-01 00:00:00", latest="2026-12-31 23:59:59")
JoinedAt = datetime_type(earliest="2015-01-01 00:00:00")
AvailableUntil = datetime_type(latest="2030-12-31 23:59:59")


class DogCreate(BaseModel):
    id: str
    born_at: BornAt | None = None
    diet: str = "standard"
    last_seen_at: DateTime | None = None
    name: str = Field(min_length=1, max_length=30)
    owner: str | None
    size: Size
    stays_made: int = Field(0, le=500)
    temperament: Temperament | None = Temperament.calm
    vaccinated: bool
    weight: float = Field(ge=0.5, le=90)


# In the update models the default None only means "not sent"; where the type
# does not allow None, an explicit null is refused.
class DogUpdate(BaseModel):
    id: str = None
    born_at: BornAt | None = None
    diet: str = None
    last_seen_at: DateTime | None = None
    name: str = Field(None, min_length=1, max_length=30)
    owner: str | None = None
    size: Size = None
    stays_made: int = Field(None, le=500)
    temperament: Temperament | None = None
    vaccinated: bool = None
    weight: float = Field(None, ge=0.5, le=90)


class OwnerCreate(BaseModel):
    id: str
    balance: float = Field(0, ge=-500)
    email: str = Field(None, max_length=60)
    joined_at: JoinedAt
    loyalty_points: int = Field(0, ge=0)
    name: str = Field(min_length=2, max_length=40)
    newsletter: bool | None = True
    phone: str | None = Field(min_length=6)


class OwnerUpdate(BaseModel):
    id: str = None
    balance: float = Field(None, ge=-500)
    email: str = Field(None, max_length=60)
    joined_at: JoinedAt = None
    loyalty_points: int = Field(None, ge=0)
    name: str = Field(None, min_length=2, max_length=40)
    newsletter: bool | None = None
    phone: str | None = Field(None, min_length=6)


class ServiceCreate(BaseModel):
    id: str | None = None
    available_until: AvailableUntil = "2027-06-30 12:00:00"
    done: bool = False
    minutes: int | None = Field(None, ge=5, le=240)
    price: float | None = Field(ge=0, le=250)
    title: str


class ServiceUpdate(BaseModel):
    id: str | None = None
    available_until: AvailableUntil = None
    done: bool = None
    minutes: int | None = Field(None, ge=5, le=240)
    price: float | None = Field(None, ge=0, le=250)
    title: str = None


class StayCreate(BaseModel):
    id: str
    arrives_at: DateTime
    billing: BillingStatus = BillingStatus.open
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
    services: list[str] = []
    status: StayStatus = StayStatus.booked


class StayUpdate(BaseModel):
    id: str = None
    arrives_at: DateTime = None
    billing: BillingStatus = None
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
    services: list[str] = None
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
    check_reference(owners, data.owner)
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
    check_reference(owners, changes.get("owner"))
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
        dog["diet"] == "standard",
        dog["size"] != Size.small,
        dog["weight"] - 2.5 > 10,
        dog["owner"] is not None,
    )
    dog["weight"] += 0.25
    owner = find(owners, dog["owner"])
    if owner:
        owner["balance"] -= 12.5
        owner["newsletter"] = False
    dog["temperament"] = Temperament.calm
    return dog


@app.post("/dog/{id}/take_in")
async def take_in(id: str):
    dog = get_or_404(dogs, id)
    check_state(dog["temperament"] == Temperament.shy)
    check_conditions(dog["vaccinated"], dog["owner"] is None)
    dog["diet"] = "puppy"
    dog["stays_made"] = 1
    dog["temperament"] = Temperament.lively
    return dog


# ---------------------------------------------------------------- owner


@app.post("/owner", status_code=201)
async def create_owner(data: OwnerCreate):
    return insert(owners, data.model_dump())


@app.get("/owner")
async def list_owners():
    return owners


@app.get("/owner/{id}")
async def read_owner(id: str):
    return get_or_404(owners, id)


@app.patch("/owner/{id}")
async def update_owner(id: str, data: OwnerUpdate):
    owner = get_or_404(owners, id)
    changes = data.model_dump(exclude_unset=True)
    check_same_id(id, changes)
    owner.update(changes)
    return owner


@app.delete("/owner/{id}", status_code=204)
async def delete_owner(id: str):
    owners.remove(get_or_404(owners, id))
    for dog in dogs:
        if dog["owner"] == id:
            dog["owner"] = None


# ---------------------------------------------------------------- service


@app.post("/service", status_code=201)
async def create_service(data: ServiceCreate):
    return insert(services, data.model_dump())


@app.get("/service")
async def list_services():
    return services


@app.get("/service/{id}")
async def read_service(id: str):
    return get_or_404(services, id)


@app.patch("/service/{id}")
async def update_service(id: str, data: ServiceUpdate):
    service = get_or_404(services, id)
    changes = data.model_dump(exclude_unset=True)
    check_same_id(id, changes)
    service.update(changes)
    return service


@app.delete("/service/{id}", status_code=204)
async def delete_service(id: str):
    services.remove(get_or_404(services, id))
    for stay in stays:
        for field in ("services", "finished"):
            if id in stay[field]:
                stay[field].remove(id)


# ---------------------------------------------------------------- stay


@app.post("/stay", status_code=201)
async def create_stay(data: StayCreate):
    check_reference(dogs, data.dog)
    check_references(services, data.services)
    check_references(services, data.finished)
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
    check_references(services, changes.get("services", []))
    check_references(services, changes.get("finished", []))
    stay.update(changes)
    return stay


@app.delete("/stay/{id}", status_code=204)
async def delete_stay(id: str):
    stays.remove(get_or_404(stays, id))


@app.post("/stay/{id}/cancel")
async def cancel(id: str):
    stay = get_or_404(stays, id)
    check_state(stay["status"] in (StayStatus.booked, StayStatus.checked_in))
    stay_services = find_all(services, stay["services"])
    check_conditions(
        stay["note"] is not None and stay["note"] != "non-refundable",
        stay["nights"] + 2 < 31,
        any(minutes >= 30 for minutes in values(stay_services, "minutes")),
    )
    stay["nights"] -= 1
    for service in stay_services:
        if service["price"] is not None:
            service["price"] -= 5
    for service in stay_services:
        service["available_until"] = stay["arrives_at"]
    stay["due"] = stay["nights"] * 2.5
    stay["status"] = StayStatus.cancelled
    return stay


@app.post("/stay/{id}/check_in")
async def check_in(id: str):
    stay = get_or_404(stays, id)
    check_state(stay["status"] == StayStatus.booked)
    stay_services = find_all(services, stay["services"])
    check_conditions(
        len(stay_services) <= 3,
        stay["leaves_at"] is not None and stay["arrives_at"] < stay["leaves_at"],
        stay["deposit"] is not None and stay["deposit"] * 2 >= stay["rate"],
        sum(values(stay_services, "price")) < 300,
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
        all(service["done"] for service in find_all(services, stay["services"])),
    )
    stay["finished"] = stay["services"]
    stay["services"] = []
    stay["due"] = None
    for service in find_all(services, stay["finished"]):
        service["done"] = False
    stay["status"] = StayStatus.checked_out
    return stay


@app.post("/stay/{id}/invoice")
async def invoice(id: str):
    stay = get_or_404(stays, id)
    check_state(stay["billing"] == BillingStatus.open)
    finished = find_all(services, stay["finished"])
    check_conditions(
        stay["due"] is not None and stay["due"] > 0,
        sum(values(finished, "minutes")) >= stay["nights"],
    )
    stay["due"] += stay["rate"]
    stay["note"] = "invoiced"
    stay["billing"] = BillingStatus.invoiced
    return stay


@app.post("/stay/{id}/reopen")
async def reopen(id: str):
    stay = get_or_404(stays, id)
    check_state(stay["status"] in (StayStatus.checked_out, StayStatus.cancelled))
    stay["status"] = StayStatus.booked
    return stay


# ---------------------------------------------------------------- analytics


@app.get("/analytics/dog/weight/min")
async def dog_weight_min():
    return {"result": min(values(dogs, "weight"), default=None)}


@app.get("/analytics/owner/balance/sum")
async def owner_balance_sum():
    return {"result": sum(values(owners, "balance"))}


@app.get("/analytics/service/minutes/max")
async def service_minutes_max():
    return {"result": max(values(services, "minutes"), default=None)}


@app.get("/analytics/service/price/sum")
async def service_price_sum():
    return {"result": sum(values(services, "price"))}


@app.get("/analytics/stay/count")
async def stay_count():
    return {"result": len(stays)}


@app.get("/analytics/stay/nights/avg")
async def stay_nights_avg():
    nights = values(stays, "nights")
    return {"result": sum(nights) / len(nights) if nights else None}


# ---------------------------------------------------------------- reset


@app.post("/reset", status_code=204)
async def reset():
    dogs.clear()
    owners.clear()
    services.clear()
    stays.clear()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--host", default="0.0.0.0")
    parser.add_argument("--port", type=int, default=8000)
    args = parser.parse_args()
    uvicorn.run(app, host=args.host, port=args.port)
