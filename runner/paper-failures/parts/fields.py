"""What a body may carry: the checks of the fields of an entity, none of which fails in any of these servers."""

from datetime import datetime

ABSENT = object()


class Refused(Exception):
    """The body breaks a rule; the message says which."""


def text(least=0, most=float("inf")):
    def check(name, value):
        if not isinstance(value, str):
            raise Refused(f"{name} must be a string")
        if not least <= len(value) <= most:
            raise Refused(f"{name} must have {least} to {most} characters")

    return check


def number(minimum=float("-inf"), maximum=float("inf"), whole=False):
    def check(name, value):
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise Refused(f"{name} must be a number")
        if whole and value != int(value):
            raise Refused(f"{name} must be a whole number")
        if not minimum <= value <= maximum:
            raise Refused(f"{name} must be from {minimum} to {maximum}")

    return check


def choice(*values):
    def check(name, value):
        if not isinstance(value, str) or value not in values:
            raise Refused(f"{name} must be one of {', '.join(values)}")

    return check


def moment():
    def check(name, value):
        if not isinstance(value, str):
            raise Refused(f"{name} must be a string")
        try:
            parsed = datetime.strptime(value, "%Y-%m-%d %H:%M:%S")
        except ValueError:
            raise Refused(f"{name} must be YYYY-MM-DD hh:mm:ss") from None
        if parsed.strftime("%Y-%m-%d %H:%M:%S") != value:
            raise Refused(f"{name} must be YYYY-MM-DD hh:mm:ss")

    return check


def reference(collection):
    def check(name, value):
        if not isinstance(value, str) or value not in collection.objects:
            raise Refused(f"{name} must be the id of an existing object")

    return check


class Field:
    def __init__(self, check, required=False, nullable=False, default=ABSENT):
        self.check = check
        self.required = required
        self.nullable = nullable
        self.default = default


def validated(fields, body, updating):
    """The values to store. On create, what is left out takes its default or none."""
    values = {}
    for name, field in fields.items():
        if name in body:
            values[name] = body[name]
            if body[name] is not None:
                field.check(name, body[name])
            elif not field.nullable:
                raise Refused(f"{name} must not be null")
        elif not updating:
            if field.default is ABSENT and field.required:
                raise Refused(f"{name} is required")
            values[name] = None if field.default is ABSENT else field.default
    return values
