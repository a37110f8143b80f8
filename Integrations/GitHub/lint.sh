#!/usr/bin/env bash
# Lints, with annotations for the pull request and, if asked for, SARIF. The status is that of `keyline lint`.
set -euo pipefail

# The lines of an input that are not empty; names may have blanks.
lines() { printf '%s\n' "$1" | sed -e 's/\r$//' -e '/^$/d'; }

mapfile -t paths < <(lines "$KEYLINE_PATHS")
mapfile -t options < <(lines "$KEYLINE_OPTIONS")
[ -z "$KEYLINE_FAIL_ON" ] || options+=(--fail-on "$KEYLINE_FAIL_ON")

if [ -n "$KEYLINE_CHANGED_ONLY" ]; then
  echo "::error title=Keyline::the input changed-only was removed: use new-only"
  exit 64
fi
# Code scanning finds out by itself what is new, so it gets every finding.
shown=("${options[@]}")
if [ "$KEYLINE_NEW_ONLY" = true ]; then
  # A push of a new branch has no revision before it.
  if [[ "$KEYLINE_BASE" =~ ^0*$ ]]; then
    echo "::notice title=Keyline::there is no revision to compare with, so every finding is reported"
  else
    shown+=(--new-since "$KEYLINE_BASE")
  fi
fi

if [ -n "$KEYLINE_SARIF" ]; then
  status=0
  keyline lint --quiet --format sarif --output "$KEYLINE_SARIF" "${options[@]}" -- "${paths[@]}" || status=$?
  # Findings and unreadable paths are reported below; wrong usage wrote no file.
  [ "$status" -le 2 ] || exit "$status"
  echo "sarif=$KEYLINE_SARIF" >>"$GITHUB_OUTPUT"
fi
keyline lint --format github-actions-logging "${shown[@]}" -- "${paths[@]}"
