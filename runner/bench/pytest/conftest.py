"""What the tests are written with: `api` starts on an empty server, sends requests and checks what comes back."""

import os

import pytest
import requests

ABSENT = object()


@pytest.fixture(scope="session")
def session():
    with requests.Session() as session:
        yield session


@pytest.fixture
def api(session):
    api = Api(session, os.environ["BASE_URL"])
    api.exchange("POST", "/reset", status=[200, 204], because="every test starts with a reset")
    return api


class Api:
    def __init__(self, session, base_url):
        self.session = session
        self.base_url = base_url

    def exchange(self, method, path, *, status, because, body=ABSENT, answer=ABSENT, absent=()):
        sent = {} if body is ABSENT else {"json": body}
        response = self.session.request(method, self.base_url + path, timeout=10, **sent)
        line = f"{method} {path}"
        wanted = " or ".join(map(str, status))
        assert response.status_code in status, (
            f"{line} returned {response.status_code}, expected {wanted}: {because}. Content: {response.text[:300]}"
        )
        if answer is ABSENT and not absent:
            return
        actual = response.json()
        wrong = [] if answer is ABSENT else differences(answer, actual)
        wrong += [f"{key}, expected no such field" for key in absent if key in actual]
        assert not wrong, f"{line} answered {'; '.join(wrong[:3])}: {because}"


def differences(expected, actual, path=""):
    """Where the actual value is not what is expected; objects may have more keys, and lack those expected to be null."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return [
            difference
            for key, value in expected.items()
            for difference in differences(value, actual.get(key), f"{path}.{key}" if path else key)
        ]
    return [] if is_equal(expected, actual) else [f"{path} {actual!r}, expected {expected!r}"]


def is_equal(expected, actual):
    """Numbers are equal within 1e-9, lists in any order."""
    if is_number(expected) and is_number(actual):
        return abs(expected - actual) <= 1e-9 * max(abs(expected), abs(actual))
    if not isinstance(expected, list) or not isinstance(actual, list):
        return type(expected) is type(actual) and expected == actual
    if len(expected) != len(actual):
        return False
    if not expected:
        return True
    first, *rest = expected
    return any(
        not differences(first, item) and is_equal(rest, actual[:at] + actual[at + 1 :])
        for at, item in enumerate(actual)
    )


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)
