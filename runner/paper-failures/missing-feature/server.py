"""Asked to drop two fields and to add two analytics endpoints, the server did none of it."""

from flask import jsonify

from collection import Collection, application
from fields import Field, choice, number, text
from serving import MENDED, PORT

patient = {
    "id": Field(text(), required=True),
    "name": Field(text(most=100), required=True),
    "species": Field(text(), required=True),
    "age_years": Field(number(minimum=0, maximum=40, whole=True), nullable=True),
    "health_status": Field(choice("healthy", "sick", "recovering"), required=True, default="healthy"),
}
appointment = {
    "id": Field(text(), required=True),
    "reason": Field(text(), required=True),
    "duration_minutes": Field(number(minimum=5, maximum=240, whole=True), nullable=True),
}
if not MENDED:
    patient["owner_email"] = Field(text(most=255), nullable=True)
    appointment["priority"] = Field(number(minimum=1, maximum=5, whole=True), nullable=True)

patients, appointments = Collection(patient), Collection(appointment)
app = application({"patient": patients, "appointment": appointments})

if MENDED:

    @app.get("/analytics/patient/age_years/avg")
    def average_age():
        ages = [one["age_years"] for one in patients.objects.values() if one["age_years"] is not None]
        return jsonify(result=sum(ages) / len(ages) if ages else None)

    @app.get("/analytics/appointment/duration_minutes/max")
    def longest():
        minutes = [one["duration_minutes"] for one in appointments.objects.values()]
        return jsonify(result=max((each for each in minutes if each is not None), default=None))


app.run(host="0.0.0.0", port=PORT)
