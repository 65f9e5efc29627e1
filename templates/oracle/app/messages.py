"""What a handler is given and what it answers."""

import json
from dataclasses import dataclass
from typing import Any, Callable

from app.errors import BadRequest
from app.store import Record


@dataclass(frozen=True)
class Request:
    """A request: the id in its path ("" where there is none) and its raw body."""

    object_id: str
    body: bytes

    def json_object(self) -> Record:
        """Parse the body; anything but a JSON object is refused."""
        try:
            value = json.loads(self.body, parse_constant=_refuse_constant)
        except (ValueError, RecursionError) as error:
            raise BadRequest(f"the body is not JSON: {error}") from None
        if not isinstance(value, dict):
            raise BadRequest("the body must be a JSON object")
        return value


@dataclass(frozen=True)
class Response:
    """An answer: its status and the value that becomes its JSON body."""

    status: int
    content: Any = None


Handler = Callable[[Request], Response]


def _refuse_constant(name: str) -> None:
    """Refuse NaN and the infinities, which Python would take for JSON."""
    raise ValueError(f"{name} is not a JSON value")
