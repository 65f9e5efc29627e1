"""The new entity has a free text and a wide range; the server makes an enum and a narrow range of them."""

from collection import Collection, application
from fields import Field, Refused, number, text
from serving import MENDED, PORT

KINDS = ["walk", "play", "feed", "groom"]


class Activities(Collection):
    def checked(self, body, updating):
        values = super().checked(body, updating)
        if MENDED:
            return values
        errors = []
        if values.get("activity_type", "walk") not in KINDS:
            errors.append(f"activity_type must be one of {', '.join(KINDS)}")
        if not 1 <= values.get("duration_minutes", 1) <= 120:
            errors.append("duration_minutes must be from 1 to 120")
        if errors:
            raise Refused("; ".join(errors))
        return values


pets = Collection({"id": Field(text(), required=True), "name": Field(text(most=60), required=True)})
activities = Activities(
    {
        "id": Field(text(), required=True),
        "activity_type": Field(text(), required=True),
        "duration_minutes": Field(number(minimum=0, maximum=480), required=True),
    }
)
application({"pet": pets, "activity": activities}).run(host="0.0.0.0", port=PORT)
