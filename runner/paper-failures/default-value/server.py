"""The new field is required and has a default; the server reads the one and overlooks the other."""

from collection import Collection, application
from fields import Field, Refused, choice, number, text
from serving import MENDED, PORT

REQUIRED = ["id", "plant_name", "soil_ph_minimum", "soil_ph_maximum", "watering_frequency"]


class GrowingGuides(Collection):
    def checked(self, body, updating):
        missing = [name for name in REQUIRED if name not in body]
        if not MENDED and not updating and missing:
            raise Refused("; ".join(f"Missing required field: {name}" for name in missing))
        return super().checked(body, updating)


guides = GrowingGuides(
    {
        "id": Field(text(), required=True),
        "plant_name": Field(text(most=100), required=True),
        "soil_ph_minimum": Field(number(minimum=0, maximum=14), required=True),
        "soil_ph_maximum": Field(number(minimum=0, maximum=14), required=True),
        "watering_frequency": Field(
            choice("daily", "weekly", "monthly"), required=True, default="daily"
        ),
    }
)
application({"growingguide": guides}).run(host="0.0.0.0", port=PORT)
