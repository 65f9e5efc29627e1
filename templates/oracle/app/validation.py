"""Checks of single fields. Each looks at one field of a body and raises Invalid.

A field that the body does not carry passes: which fields must be there is for
`require` to say.
"""

import re
from collections.abc import Collection
from datetime import datetime
from typing import Any, Optional

from app.errors import DuplicateId, Invalid
from app.store import Record, Table

DATETIME_PATTERN = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}")
DATETIME_FORMAT = "%Y-%m-%d %H:%M:%S"

# Far beyond any sensible value, and small enough for sums to stay finite.
LARGEST_NUMBER = 1e300


def require(body: Record, *fields: str) -> None:
    """Refuse a body that leaves out one of the fields."""
    for field in fields:
        if field not in body:
            raise Invalid(f"{field} is required")


def require_new_id(table: Table, object_id: str) -> None:
    """Refuse an id that another object of the table has."""
    if object_id in table:
        raise DuplicateId(f"the id {object_id!r} is taken")


def require_same_id(body: Record, object_id: str) -> None:
    """Refuse an update that would give the object another id."""
    if "id" in body and body["id"] != object_id:
        raise Invalid("id must not change")


def check_string(
    body: Record,
    field: str,
    *,
    nullable: bool = False,
    min_length: int = 0,
    max_length: Optional[int] = None,
) -> None:
    """Check for a string whose length lies between the limits, both inclusive."""
    if _is_settled(body, field, nullable):
        return
    value = body[field]
    if not isinstance(value, str):
        raise Invalid(f"{field} must be a string")
    if len(value) < min_length:
        raise Invalid(f"{field} must have at least {min_length} characters")
    if max_length is not None and len(value) > max_length:
        raise Invalid(f"{field} must have at most {max_length} characters")


def check_integer(
    body: Record,
    field: str,
    *,
    nullable: bool = False,
    minimum: Optional[int] = None,
    maximum: Optional[int] = None,
) -> None:
    """Check for a whole number within the bounds; 1.0 is one, true is not."""
    if _is_settled(body, field, nullable):
        return
    value = body[field]
    if not _is_number(value) or value != int(value):
        raise Invalid(f"{field} must be an integer")
    _check_bounds(field, value, minimum, maximum)


def check_float(
    body: Record,
    field: str,
    *,
    nullable: bool = False,
    minimum: Optional[float] = None,
    maximum: Optional[float] = None,
) -> None:
    """Check for a number, whole or not, within the bounds."""
    if _is_settled(body, field, nullable):
        return
    value = body[field]
    if not _is_number(value):
        raise Invalid(f"{field} must be a number")
    _check_bounds(field, value, minimum, maximum)


def check_boolean(body: Record, field: str, *, nullable: bool = False) -> None:
    """Check for true or false."""
    if _is_settled(body, field, nullable):
        return
    if not isinstance(body[field], bool):
        raise Invalid(f"{field} must be true or false")


def check_datetime(
    body: Record,
    field: str,
    *,
    nullable: bool = False,
    after: Optional[str] = None,
    before: Optional[str] = None,
) -> None:
    """Check for a real date and time, as text, within the bounds."""
    if _is_settled(body, field, nullable):
        return
    value = body[field]
    if not isinstance(value, str) or not _is_datetime(value):
        raise Invalid(f"{field} must be a real date and time, YYYY-MM-DD hh:mm:ss")
    # The format has a fixed width, so its text sorts like the time that it names.
    if after is not None and value < after:
        raise Invalid(f"{field} must not be before {after}")
    if before is not None and value > before:
        raise Invalid(f"{field} must not be after {before}")


def check_enum(
    body: Record, field: str, values: Collection[str], *, nullable: bool = False
) -> None:
    """Check for one of the values of an enum."""
    if _is_settled(body, field, nullable):
        return
    value = body[field]
    if not isinstance(value, str) or value not in values:
        raise Invalid(f"{field} must be one of {', '.join(values)}")


def check_reference(body: Record, field: str, table: Table) -> None:
    """Check for the id of an object in the table, or null."""
    if _is_settled(body, field, nullable=True):
        return
    value = body[field]
    if not isinstance(value, str) or value not in table:
        raise Invalid(f"{field} must be the id of an existing object")


def check_reference_list(body: Record, field: str, table: Table) -> None:
    """Check for a list of ids of objects in the table."""
    if _is_settled(body, field, nullable=False):
        return
    value = body[field]
    if not isinstance(value, list):
        raise Invalid(f"{field} must be a list of ids")
    for item in value:
        if not isinstance(item, str) or item not in table:
            raise Invalid(f"{field} must hold only ids of existing objects")


def _is_settled(body: Record, field: str, nullable: bool) -> bool:
    """Whether absence or null decides on the field; a null out of place is refused."""
    if field not in body:
        return True
    if body[field] is not None:
        return False
    if not nullable:
        raise Invalid(f"{field} must not be null")
    return True


def _is_number(value: Any) -> bool:
    """Whether the value is a number; to Python a bool is an int, to JSON it is not."""
    return (
        isinstance(value, (int, float))
        and not isinstance(value, bool)
        and -LARGEST_NUMBER <= value <= LARGEST_NUMBER
    )


def _check_bounds(
    field: str, value: float, minimum: Optional[float], maximum: Optional[float]
) -> None:
    """Refuse a number beyond its bounds, which are inclusive."""
    if minimum is not None and value < minimum:
        raise Invalid(f"{field} must be at least {minimum}")
    if maximum is not None and value > maximum:
        raise Invalid(f"{field} must be at most {maximum}")


def _is_datetime(text: str) -> bool:
    """Whether the text is exactly in the format and names a day of the calendar."""
    if DATETIME_PATTERN.fullmatch(text) is None:
        return False
    try:
        datetime.strptime(text, DATETIME_FORMAT)
    except ValueError:
        return False
    return True
