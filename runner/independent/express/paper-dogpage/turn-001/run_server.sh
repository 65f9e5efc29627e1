#!/usr/bin/env bash
cd "$(dirname "$0")"
exec node server.js --host 0.0.0.0 --port "$1"
