#!/usr/bin/env bash
cd "$(dirname "$0")"
exec cargo run --quiet --locked -- --host 0.0.0.0 --port "$1"
