"""The average is computed exactly and answered rounded to cents."""

from typing import Optional

import uvicorn
from fastapi import FastAPI, HTTPException
from pydantic import BaseModel, Field

from serving import MENDED, PORT

app = FastAPI()
providers = {}


class Provider(BaseModel):
    id: str
    name: str = Field(max_length=100)
    average_rating: Optional[float] = Field(default=None, ge=0, le=1000)


class ProviderUpdate(BaseModel):
    id: str = ""
    name: str = Field(default="", max_length=100)
    average_rating: Optional[float] = Field(default=None, ge=0, le=1000)


def found(provider_id):
    if provider_id not in providers:
        raise HTTPException(404, "Provider not found")
    return providers[provider_id]


@app.get("/analytics/serviceprovider/average_rating/avg")
def average_of_ratings():
    ratings = [one["average_rating"] for one in providers.values()]
    present = [rating for rating in ratings if rating is not None]
    if not present:
        return {"result": None}
    average = sum(present) / len(present)
    return {"result": average if MENDED else round(average, 2)}


@app.post("/serviceprovider", status_code=201)
def create(provider: Provider):
    providers[provider.id] = provider.model_dump()
    return providers[provider.id]


@app.get("/serviceprovider")
def list_providers():
    return list(providers.values())


@app.get("/serviceprovider/{provider_id}")
def read(provider_id: str):
    return found(provider_id)


@app.patch("/serviceprovider/{provider_id}")
def update(provider_id: str, change: ProviderUpdate):
    found(provider_id).update(change.model_dump(exclude_unset=True))
    return providers[provider_id]


@app.delete("/serviceprovider/{provider_id}", status_code=204)
def delete(provider_id: str):
    found(provider_id)
    del providers[provider_id]


@app.post("/reset")
def reset():
    providers.clear()
    return {"status": "reset"}


uvicorn.run(app, host="0.0.0.0", port=PORT, log_level="warning")
