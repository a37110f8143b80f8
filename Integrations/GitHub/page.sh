#!/usr/bin/env bash
# Writes a page with pictures of what a pull request changes in scene files, for the artifact that the comment links to:
# a comment itself shows only pictures that are on some server.
set -euo pipefail
# shellcheck source=base.sh
. "$GITHUB_ACTION_PATH/base.sh"

[ -n "$KEYLINE_PULL_REQUEST" ] || exit 0
# The comment says what is missing.
from=$(base "$KEYLINE_BASE") || exit 0

page="$RUNNER_TEMP/keyline-diff.html"
status=0
keyline diff --quiet --exit-code --format html --output "$page" "$from:" HEAD: || status=$?
if [ "$status" -ne 0 ] && [ -s "$page" ]; then echo "page=$page" >>"$GITHUB_OUTPUT"; fi
