import argparse
from datetime import datetime
from enum import Enum
from typing import Annotated

import uvicorn
from fastapi import FastAPI, HTTPException
from pydantic import AfterValidator, BaseModel, Field

app = FastAPI()

batches: dict[str, dict] = {}
subscriptions: dict[str, dict] = {}


class CoffeeBatchRoastLevel(str, Enum):
    light = "light"
    medium = "medium"
    dark = "dark"
    espresso = "espresso"


class CoffeeBatchStatus(str, Enum):
    processing = "processing"
    roasted = "roasted"
    quality_checked = "quality_checked"
    ready_for_sale = "ready_for_sale"


class SubscriptionRoastPreference(str, Enum):
    light = "light"
    medium = "medium"
    dark = "dark"
    espresso = "espresso"


class SubscriptionGrindPreference(str, Enum):
    whole_bean = "whole_bean"
    medium_grind = "medium_grind"
    fine_grind = "fine_grind"
    coarse_grind = "coarse_grind"


class SubscriptionStatus(str, Enum):
    active = "active"
    paused = "paused"
    cancelled = "cancelled"


EARLIEST = "2020-01-01 00:00:00"
LATEST = "2026-12-31 23:59:59"


def check_datetime(value: str) -> str:
    datetime.strptime(value, "%Y-%m-%d %H:%M:%S")
    if not EARLIEST <= value <= LATEST:
        raise ValueError(f"must be between {EARLIEST} and {LATEST}")
    return value


DateTime = Annotated[str, AfterValidator(check_datetime)]


class CoffeeBatchCreate(BaseModel):
    id: str
    batch_number: str = Field(min_length=5, max_length=20)
    cupping_score: float = None
    origin_country: str = Field(min_length=2, max_length=75)
    roast_date: DateTime
    roast_level: CoffeeBatchRoastLevel = CoffeeBatchRoastLevel.medium
    status: CoffeeBatchStatus = CoffeeBatchStatus.processing
    batch_weight_kg: float


# In the update models None only means "not sent"; an explicit null is refused.
class CoffeeBatchUpdate(BaseModel):
    id: str = None
    batch_number: str = Field(None, min_length=5, max_length=20)
    cupping_score: float = None
    origin_country: str = Field(None, min_length=2, max_length=75)
    roast_date: DateTime = None
    roast_level: CoffeeBatchRoastLevel = None
    status: CoffeeBatchStatus = None
    batch_weight_kg: float = None


class SubscriptionCreate(BaseModel):
    id: str
    customer_email: str = Field(min_length=5, max_length=100)
    grind_preference: SubscriptionGrindPreference = SubscriptionGrindPreference.whole_bean
    last_shipment_date: DateTime | None = None
    monthly_shipment_quantity_kg: float
    preferred_roast_level: SubscriptionRoastPreference = SubscriptionRoastPreference.medium
    subscription_start_date: DateTime
    subscription_status: SubscriptionStatus = SubscriptionStatus.active
    total_spent: float = None


class SubscriptionUpdate(BaseModel):
    id: str = None
    customer_email: str = Field(None, min_length=5, max_length=100)
    grind_preference: SubscriptionGrindPreference = None
    last_shipment_date: DateTime | None = None
    monthly_shipment_quantity_kg: float = None
    preferred_roast_level: SubscriptionRoastPreference = None
    subscription_start_date: DateTime = None
    subscription_status: SubscriptionStatus = None
    total_spent: float = None


def get_or_404(store: dict, id: str) -> dict:
    if id not in store:
        raise HTTPException(404, "not found")
    return store[id]


def create(store: dict, data: BaseModel) -> dict:
    if data.id in store:
        raise HTTPException(400, "id already exists")
    store[data.id] = data.model_dump()
    return store[data.id]


def update(store: dict, id: str, data: BaseModel) -> dict:
    obj = get_or_404(store, id)
    changes = data.model_dump(exclude_unset=True)
    if changes.get("id", id) != id:
        raise HTTPException(400, "id cannot be changed")
    obj.update(changes)
    return obj


def delete(store: dict, id: str) -> None:
    get_or_404(store, id)
    del store[id]


def values(store: dict, field: str) -> list:
    return [obj[field] for obj in store.values() if obj[field] is not None]


@app.post("/coffeebatch", status_code=201)
async def create_batch(data: CoffeeBatchCreate):
    return create(batches, data)


@app.get("/coffeebatch")
async def list_batches():
    return list(batches.values())


@app.get("/coffeebatch/{id}")
async def read_batch(id: str):
    return get_or_404(batches, id)


@app.patch("/coffeebatch/{id}")
async def update_batch(id: str, data: CoffeeBatchUpdate):
    return update(batches, id, data)


@app.delete("/coffeebatch/{id}", status_code=204)
async def delete_batch(id: str):
    delete(batches, id)


@app.post("/subscription", status_code=201)
async def create_subscription(data: SubscriptionCreate):
    return create(subscriptions, data)


@app.get("/subscription")
async def list_subscriptions():
    return list(subscriptions.values())


@app.get("/subscription/{id}")
async def read_subscription(id: str):
    return get_or_404(subscriptions, id)


@app.patch("/subscription/{id}")
async def update_subscription(id: str, data: SubscriptionUpdate):
    return update(subscriptions, id, data)


@app.delete("/subscription/{id}", status_code=204)
async def delete_subscription(id: str):
    delete(subscriptions, id)


@app.get("/analytics/coffeebatch/count")
async def batch_count():
    return {"result": len(batches)}


@app.get("/analytics/coffeebatch/cupping_score/avg")
async def cupping_score_avg():
    scores = values(batches, "cupping_score")
    return {"result": sum(scores) / len(scores) if scores else None}


@app.get("/analytics/subscription/total_spent/sum")
async def total_spent_sum():
    return {"result": sum(values(subscriptions, "total_spent"))}


@app.post("/reset", status_code=204)
async def reset():
    batches.clear()
    subscriptions.clear()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--host", default="0.0.0.0")
    parser.add_argument("--port", type=int, default=8000)
    args = parser.parse_args()
    uvicorn.run(app, host=args.host, port=args.port)
