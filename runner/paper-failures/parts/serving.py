"""How every server of this folder is started: `python server.py 8001`, with MENDED=1 for the one that is right."""

import os
import sys

MENDED = os.environ.get("MENDED") == "1"
PORT = int(sys.argv[1])
