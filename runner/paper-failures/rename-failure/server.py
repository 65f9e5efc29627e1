"""An entity was renamed and keeps its fields; the server renamed one of them after it."""

from collection import Collection, application
from fields import Field, choice, number, text
from serving import MENDED, PORT

tier = "subscription_tier" if MENDED else "mealplan_tier"
plans = Collection(
    {
        "id": Field(text(), required=True),
        "subscriber": Field(text(most=120), required=True),
        "weekly_meals": Field(number(minimum=1, maximum=21, whole=True), required=True),
        tier: Field(choice("basic", "plus", "family"), required=True, default="basic"),
    }
)
application({"mealplan": plans}).run(host="0.0.0.0", port=PORT)
