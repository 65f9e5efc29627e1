"""`get` answers None for a field that is absent and for one that is null, and the server gives both the default."""

from collection import Collection, application
from fields import Field, choice, number, text
from serving import MENDED, PORT


class FoodItems(Collection):
    def checked(self, body, updating):
        if not MENDED and not updating and body.get("category") is None:
            body = {**body, "category": "packaged"}
        return super().checked(body, updating)


foods = FoodItems(
    {
        "id": Field(text(), required=True),
        "name": Field(text(least=1, most=80), required=True),
        "category": Field(choice("fresh", "packaged", "frozen"), required=True, default="packaged"),
        "calories": Field(number(minimum=0, maximum=5000, whole=True), nullable=True),
    }
)
application({"fooditem": foods}).run(host="0.0.0.0", port=PORT)
