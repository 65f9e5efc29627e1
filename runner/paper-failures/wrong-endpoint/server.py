"""The action is there, but under a path of the server's own making that takes its name in the body."""

from typing import Literal, Optional

import uvicorn
from fastapi import FastAPI, HTTPException
from pydantic import BaseModel, Field

from serving import MENDED, PORT

app = FastAPI()
orders = {}


class Order(BaseModel):
    id: str
    customer: str = Field(max_length=120)
    item_count: Optional[int] = Field(default=None, ge=1, le=50)
    status: Literal["open", "completed", "cancelled"] = "open"


class OrderUpdate(BaseModel):
    id: str = ""
    customer: str = Field(default="", max_length=120)
    item_count: Optional[int] = Field(default=None, ge=1, le=50)
    status: Literal["open", "completed", "cancelled"] = "open"


class OrderAction(BaseModel):
    action: Literal["complete"]


def found(order_id):
    if order_id not in orders:
        raise HTTPException(404, "Order not found")
    return orders[order_id]


def complete(order_id):
    order = found(order_id)
    if order["status"] != "open":
        raise HTTPException(400, "Only an open order can be completed")
    order["status"] = "completed"
    return order


@app.post("/order", status_code=201)
def create(order: Order):
    orders[order.id] = order.model_dump()
    return orders[order.id]


@app.get("/order")
def list_orders():
    return list(orders.values())


@app.get("/order/{order_id}")
def read(order_id: str):
    return found(order_id)


@app.patch("/order/{order_id}")
def update(order_id: str, change: OrderUpdate):
    found(order_id).update(change.model_dump(exclude_unset=True))
    return orders[order_id]


@app.delete("/order/{order_id}", status_code=204)
def delete(order_id: str):
    found(order_id)
    del orders[order_id]


if MENDED:

    @app.post("/order/{order_id}/complete")
    def complete_order(order_id: str):
        return complete(order_id)

else:

    @app.post("/order/{order_id}/action")
    def act(order_id: str, request: OrderAction):
        return complete(order_id)


@app.post("/reset")
def reset():
    orders.clear()
    return {"status": "reset"}


uvicorn.run(app, host="0.0.0.0", port=PORT, log_level="warning")
