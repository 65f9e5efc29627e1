"""An action on an object in the wrong state is refused, as it must be, but with a status that means bad input."""

from flask import jsonify

from collection import Collection, application, not_found
from fields import Field, choice, text
from serving import MENDED, PORT

donors = Collection(
    {
        "id": Field(text(), required=True),
        "name": Field(text(most=100), required=True),
        "verification_status": Field(
            choice("pending", "verified", "rejected"), required=True, default="pending"
        ),
    }
)
app = application({"fooddonor": donors})


@app.post("/fooddonor/<id>/approve_donor")
def approve_donor(id):
    if id not in donors.objects:
        return not_found()
    donor = donors.objects[id]
    if donor["verification_status"] != "pending":
        return jsonify(error="only a pending donor can be approved"), 400 if MENDED else 422
    donor["verification_status"] = "verified"
    return jsonify(donor)


app.run(host="0.0.0.0", port=PORT)
