"""Entry point: `python3 server.py <port>` serves the API until it is told to stop."""

import argparse
import signal
import sys

from app.web import ApiServer


def main() -> None:
    """Read the port from the command line and serve on all interfaces."""
    parser = argparse.ArgumentParser(description="Serve the JSON API.")
    parser.add_argument("port", type=int, help="the TCP port to listen on")
    arguments = parser.parse_args()

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with ApiServer(("0.0.0.0", arguments.port)) as server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main()
