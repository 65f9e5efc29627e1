#!/usr/bin/env bash
# Starts the API server in the foreground: bash run_server.sh <port>
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

# -B: without a bytecode cache no stale one can be read after the sources were replaced.
exec python3 -B server.py "${1:?usage: bash run_server.sh <port>}"
