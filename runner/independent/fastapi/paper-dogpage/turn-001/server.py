import argparse
from datetime import datetime
from enum import Enum
from typing import Annotated

import uvicorn
from fastapi import FastAPI, HTTPException
from pydantic import AfterValidator, BaseModel, Field

app = FastAPI()

# Lists rather than dicts: the id of an object may be null.
comments: list[dict] = []
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


def check_datetime(value: str) -> str:
    datetime.strptime(value, "%Y-%m-%d %H:%M:%S")
    return value


DateTime = Annotated[str, AfterValidator(check_datetime)]


class CommentCreate(BaseModel):
    id: str | None = None
    active_backup_verified: bool | None
    credits_previous: float | None
    height_legacy: float | None
    level_backup: int | None = Field(ge=0, le=10000)
    username_secondary: str | None = Field(max_length=255)


class CommentUpdate(BaseModel):
    id: str | None = None
    active_backup_verified: bool | None = None
    credits_previous: float | None = None
    height_legacy: float | None = None
    level_backup: int | None = Field(None, ge=0, le=10000)
    username_secondary: str | None = Field(None, max_length=255)


class DogCreate(BaseModel):
    id: str | None = None
    active_first_secondary: bool | None
    deleted_shared_unique: bool | None
    enabled_local_raw: bool | None
    end_external_public: DateTime = None  # may be left out, but not be null
    level_last: int | None
    phase: DogPhase | None = DogPhase.in_progress
    rank_root_private: int | None


class DogUpdate(BaseModel):
    id: str | None = None
    active_first_secondary: bool | None = None
    deleted_shared_unique: bool | None = None
    enabled_local_raw: bool | None = None
    end_external_public: DateTime = None  # may be left out, but not be null
    level_last: int | None = None
    phase: DogPhase | None = None
    rank_root_private: int | None = None


class PageCreate(BaseModel):
    id: str | None = None
    active_unique: bool | None
    comment: str | None = None
    level: PageLevel | None = PageLevel.beginner
    name_external: str | None = Field(max_length=90)
    priority_raw: int | None = Field(ge=0, le=10000)
    public_private: bool | None


class PageUpdate(BaseModel):
    id: str | None = None
    active_unique: bool | None = None
    comment: str | None = None
    level: PageLevel | None = None
    name_external: str | None = Field(None, max_length=90)
    priority_raw: int | None = Field(None, ge=0, le=10000)
    public_private: bool | None = None


def find(collection: list[dict], id: str) -> dict | None:
    return next((obj for obj in collection if obj["id"] == id), None)


def get_or_404(collection: list[dict], id: str) -> dict:
    obj = find(collection, id)
    if obj is None:
        raise HTTPException(404, "not found")
    return obj


def check_comment(id: str | None) -> None:
    if id is not None and find(comments, id) is None:
        raise HTTPException(422, f"unknown comment {id}")


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


@app.post("/comment", status_code=201)
async def create_comment(data: CommentCreate):
    return create(comments, data)


@app.get("/comment")
async def list_comments():
    return comments


@app.get("/comment/{id}")
async def read_comment(id: str):
    return get_or_404(comments, id)


@app.patch("/comment/{id}")
async def update_comment(id: str, data: CommentUpdate):
    return update(comments, id, data)


@app.delete("/comment/{id}", status_code=204)
async def delete_comment(id: str):
    comments.remove(get_or_404(comments, id))
    for page in pages:
        if page["comment"] == id:
            page["comment"] = None


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
    check_comment(data.comment)
    return create(pages, data)


@app.get("/page")
async def list_pages():
    return pages


@app.get("/page/{id}")
async def read_page(id: str):
    return get_or_404(pages, id)


@app.patch("/page/{id}")
async def update_page(id: str, data: PageUpdate):
    get_or_404(pages, id)
    check_comment(data.comment)
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


@app.post("/reset", status_code=204)
async def reset():
    comments.clear()
    dogs.clear()
    pages.clear()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--host", default="0.0.0.0")
    parser.add_argument("--port", type=int, default=8000)
    args = parser.parse_args()
    uvicorn.run(app, host=args.host, port=args.port)
