import argparse
from enum import Enum

import uvicorn
from fastapi import FastAPI, HTTPException
from pydantic import BaseModel, Field

app = FastAPI()

# Lists rather than dicts: the id of an object may be null.
dogs: list[dict] = []
pages: list[dict] = []


class DogPhase(str, Enum):
    in_progress = "in_progress"
    review = "review"
    planning = "planning"


class PageLevel(str, Enum):
    beginner = "beginner"
    advanced = "advanced"
    intermediate = "intermediate"


class DogCreate(BaseModel):
    id: str | None = None
    active_first_secondary: bool | None
    deleted_shared_unique: bool | None
    enabled_local_raw: bool | None
    level_last: int | None
    phase: DogPhase | None = DogPhase.in_progress
    rank_root_private: int | None


class DogUpdate(BaseModel):
    id: str | None = None
    active_first_secondary: bool | None = None
    deleted_shared_unique: bool | None = None
    enabled_local_raw: bool | None = None
    level_last: int | None = None
    phase: DogPhase | None = None
    rank_root_private: int | None = None


class PageCreate(BaseModel):
    id: str | None = None
    active_unique: bool | None
    level: PageLevel | None = PageLevel.beginner
    name_external: str | None = Field(max_length=100)
    priority_raw: int | None = Field(ge=0, le=10000)
    public_private: bool | None


class PageUpdate(BaseModel):
    id: str | None = None
    active_unique: bool | None = None
    level: PageLevel | None = None
    name_external: str | None = Field(None, max_length=100)
    priority_raw: int | None = Field(None, ge=0, le=10000)
    public_private: bool | None = None


def find(collection: list[dict], id: str) -> dict | None:
    return next((obj for obj in collection if obj["id"] == id), None)


def get_or_404(collection: list[dict], id: str) -> dict:
    obj = find(collection, id)
    if obj is None:
        raise HTTPException(404, "not found")
    return obj


def create(collection: list[dict], data: BaseModel) -> dict:
    if data.id is not None and find(collection, data.id):
        raise HTTPException(400, "id already exists")
    obj = data.model_dump()
    collection.append(obj)
    return obj


def update(collection: list[dict], id: str, data: BaseModel) -> dict:
    obj = get_or_404(collection, id)
    changes = data.model_dump(exclude_unset=True)
    if changes.get("id", id) != id:
        raise HTTPException(400, "id cannot be changed")
    obj.update(changes)
    return obj


@app.post("/dog", status_code=201)
async def create_dog(data: DogCreate):
    return create(dogs, data)


@app.get("/dog")
async def list_dogs():
    return dogs


@app.get("/dog/{id}")
async def read_dog(id: str):
    return get_or_404(dogs, id)


@app.patch("/dog/{id}")
async def update_dog(id: str, data: DogUpdate):
    return update(dogs, id, data)


@app.delete("/dog/{id}", status_code=204)
async def delete_dog(id: str):
    dogs.remove(get_or_404(dogs, id))


@app.post("/dog/{id}/approve")
async def approve_dog(id: str):
    dog = get_or_404(dogs, id)
    if dog["phase"] != DogPhase.review:
        raise HTTPException(400, "wrong phase")
    dog["phase"] = DogPhase.in_progress
    return dog


@app.post("/dog/{id}/archive")
async def archive_dog(id: str):
    dog = get_or_404(dogs, id)
    if dog["phase"] not in (DogPhase.in_progress, DogPhase.planning):
        raise HTTPException(400, "wrong phase")
    dog["phase"] = DogPhase.review
    return dog


@app.post("/page", status_code=201)
async def create_page(data: PageCreate):
    return create(pages, data)


@app.get("/page")
async def list_pages():
    return pages


@app.get("/page/{id}")
async def read_page(id: str):
    return get_or_404(pages, id)


@app.patch("/page/{id}")
async def update_page(id: str, data: PageUpdate):
    return update(pages, id, data)


@app.delete("/page/{id}", status_code=204)
async def delete_page(id: str):
    pages.remove(get_or_404(pages, id))


@app.post("/page/{id}/reopen")
async def reopen_page(id: str):
    page = get_or_404(pages, id)
    if page["level"] != PageLevel.beginner:
        raise HTTPException(400, "wrong level")
    page["level"] = PageLevel.advanced
    return page


def values(collection: list[dict], field: str) -> list:
    return [obj[field] for obj in collection if obj[field] is not None]


@app.get("/analytics/page/priority_raw/max")
async def priority_raw_max():
    return {"result": max(values(pages, "priority_raw"), default=None)}


@app.get("/analytics/page/priority_raw/sum")
async def priority_raw_sum():
    return {"result": sum(values(pages, "priority_raw"))}


@app.post("/reset", status_code=204)
async def reset():
    dogs.clear()
    pages.clear()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--host", default="0.0.0.0")
    parser.add_argument("--port", type=int, default=8000)
    args = parser.parse_args()
    uvicorn.run(app, host=args.host, port=args.port)
