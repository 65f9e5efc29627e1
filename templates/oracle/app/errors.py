"""The reasons for which a request is refused, each with its HTTP status."""


class ApiError(Exception):
    """A refused request; the message says why."""

    status = 400


class BadRequest(ApiError):
    """The request cannot be read, for example because its body is not JSON."""


class NotFound(ApiError):
    """There is no such path or no object with that id."""

    status = 404


class MethodNotAllowed(ApiError):
    """The path exists, but not for this method."""

    status = 405


class DuplicateId(ApiError):
    """The id of a new object is taken."""

    status = 409


class LengthRequired(ApiError):
    """The body comes without a Content-Length."""

    status = 411


class BodyTooLarge(ApiError):
    """The body is larger than the server is willing to read."""

    status = 413


class Invalid(ApiError):
    """A field of the body breaks a rule of its entity."""

    status = 422


class WrongState(ApiError):
    """The state of the object is not one that the action starts from."""


class GuardFailed(ApiError):
    """The state is right, but a condition of the action is not satisfied."""

    status = 409
