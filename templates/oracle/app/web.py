"""The web server: reads requests, finds their handlers and sends JSON back."""

import json
import re
import socketserver
import sys
import threading
import traceback
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import unquote

from app.errors import (
    ApiError,
    BadRequest,
    BodyTooLarge,
    LengthRequired,
    MethodNotAllowed,
    NotFound,
)
from app.messages import Handler, Request, Response
from app.routes import OBJECT_ROUTES, ROUTES

MAX_BODY_BYTES = 10 * 1024 * 1024
LENGTH_PATTERN = re.compile("[0-9]{1,18}")

# Handlers read and change shared tables, so they run one at a time.
_handler_lock = threading.Lock()


def find_handlers(path: str) -> tuple[dict[str, Handler], str]:
    """Return the handlers of a path by method, and the id that the path names."""
    if path in ROUTES:
        return ROUTES[path], ""
    segments = path.split("/")
    template = "/".join([*segments[:2], "{id}", *segments[3:]])
    if len(segments) < 3 or template not in OBJECT_ROUTES:
        raise NotFound(f"there is nothing at {path}")
    return OBJECT_ROUTES[template], unquote(segments[2])


def respond(method: str, path: str, body: bytes) -> Response:
    """Answer a request; the content of the response is encoded already."""
    try:
        handlers, object_id = find_handlers(path)
        if method not in handlers:
            raise MethodNotAllowed(f"{method} is not possible at {path}")
        with _handler_lock:
            response = handlers[method](Request(object_id, body))
            return Response(response.status, encode(response.content))
    except ApiError as error:
        return Response(error.status, encode({"error": str(error)}))
    except Exception:  # a defect of ours must not take the connection down
        traceback.print_exc()
        return Response(500, encode({"error": "internal error"}))


def encode(content: Any) -> bytes:
    """Encode a value as JSON; no content gives no bytes."""
    if content is None:
        return b""
    return json.dumps(content, allow_nan=False).encode("ascii")


class RequestHandler(BaseHTTPRequestHandler):
    """Serves the requests of one connection, which is kept open between them."""

    protocol_version = "HTTP/1.1"

    # Head and body leave in one packet, at once: a head on its own would make the
    # client's delayed acknowledgement hold up the body.
    wbufsize = -1
    disable_nagle_algorithm = True

    def handle_any(self) -> None:
        """Read the body, answer the request and send the response."""
        try:
            body = self.read_body()
        except ApiError as error:
            # What follows on the connection cannot be told from the body.
            self.close_connection = True
            self.send(Response(error.status, encode({"error": str(error)})))
            return
        self.send(respond(self.command, self.path.split("?", 1)[0], body))

    do_GET = do_POST = do_PATCH = do_DELETE = handle_any
    do_HEAD = do_OPTIONS = do_PUT = handle_any

    def read_body(self) -> bytes:
        """Read as many bytes as the Content-Length says."""
        if "Transfer-Encoding" in self.headers:
            raise LengthRequired("send the body with a Content-Length")
        length = self.headers.get("Content-Length", "0").strip()
        if LENGTH_PATTERN.fullmatch(length) is None:
            raise BadRequest("Content-Length must be a number")
        if int(length) > MAX_BODY_BYTES:
            raise BodyTooLarge(f"a body may have {MAX_BODY_BYTES} bytes")
        body = self.rfile.read(int(length))
        if len(body) < int(length):
            raise BadRequest("the body ended early")
        return body

    def send(self, response: Response) -> None:
        """Send the status, the headers and the encoded content."""
        self.send_response(response.status)
        if response.status != 204:
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(response.content)))
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(response.content)

    def handle_expect_100(self) -> bool:
        """Tell a client that asks first to go on, before its body is awaited."""
        proceed = super().handle_expect_100()
        self.wfile.flush()
        return proceed

    def log_message(self, format: str, *args: Any) -> None:
        """Keep no log of requests."""


class ApiServer(ThreadingHTTPServer):
    """Listens on an address and serves every connection in a thread of its own."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, address: tuple[str, int]) -> None:
        super().__init__(address, RequestHandler)

    def server_bind(self) -> None:
        """Bind without looking up the name of the host, which may take seconds."""
        socketserver.TCPServer.server_bind(self)
        self.server_name = str(self.server_address[0])
        self.server_port = self.server_address[1]

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Pass over connections that their clients broke off."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)
