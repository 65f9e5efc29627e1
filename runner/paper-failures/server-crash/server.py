"""The format of a datetime is looked at before it is known to be a text: null and numbers end in a TypeError."""

import re

from collection import Collection, application
from fields import Field, moment, number, text
from serving import MENDED, PORT

FORMAT = re.compile(r"\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}")


class Batches(Collection):
    def checked(self, body, updating):
        if not MENDED and "brew_date" in body:
            FORMAT.fullmatch(body["brew_date"])
        return super().checked(body, updating)


batches = Batches(
    {
        "id": Field(text(), required=True),
        "name": Field(text(most=60), required=True),
        "volume_litres": Field(number(minimum=1, maximum=2000), nullable=True),
        "brew_date": Field(moment(), required=True),
    }
)
application({"batch": batches}).run(host="0.0.0.0", port=PORT)
