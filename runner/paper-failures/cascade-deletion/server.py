"""The new reference is checked when it is sent, but the delete of what it refers to does not look at it."""

from collection import Collection, application
from fields import Field, number, reference, text
from serving import MENDED, PORT


class GlazeRecipes(Collection):
    def forget_references(self, id):
        if MENDED:
            for session in sessions.objects.values():
                if session["primary_glaze_recipe"] == id:
                    session["primary_glaze_recipe"] = None


recipes = GlazeRecipes({"id": Field(text(), required=True), "title": Field(text(), required=True)})
sessions = Collection(
    {
        "id": Field(text(), required=True),
        "peak_temperature": Field(number(minimum=600, maximum=1400), required=True),
        "primary_glaze_recipe": Field(reference(recipes), nullable=True),
    }
)
application({"glazerecipe": recipes, "ceramicfiringsession": sessions}).run(host="0.0.0.0", port=PORT)
