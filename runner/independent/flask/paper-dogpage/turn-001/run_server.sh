#!/usr/bin/env bash
cd "$(dirname "$0")"
exec python3 server.py --host 0.0.0.0 --port "$1"
