#!/usr/bin/env bash
# Lints, with annotations for the pull request and, if asked for, SARIF. The status is that of `keyline lint`.
set -euo pipefail
# shellcheck source=base.sh
. "$GITHUB_ACTION_PATH/base.sh"

# The lines of an input that are not empty; names may have blanks.
lines() { printf '%s\n' "$1" | sed -e 's/\r$//' -e '/^$/d'; }

mapfile -t paths < <(lines "$KEYLINE_PATHS")
mapfile -t options < <(lines "$KEYLINE_OPTIONS")
[ -z "$KEYLINE_FAIL_ON" ] || options+=(--fail-on "$KEYLINE_FAIL_ON")

if [ "$KEYLINE_CHANGED_ONLY" = true ]; then
  if from=$(base "$KEYLINE_BASE"); then
    changed=()
    while IFS= read -r -d '' file; do
      case $file in *.storyboard | *.xib) changed+=("$file") ;; esac
    done < <(git --literal-pathspecs diff -z --name-only --relative --diff-filter=d "$from" HEAD -- "${paths[@]}")
    if [ ${#changed[@]} -eq 0 ]; then
      echo "no storyboard and no xib has changed"
      exit 0
    fi
    paths=("${changed[@]}")
  else
    echo "::notice title=Keyline::there is no revision to compare with, so every file is linted"
  fi
fi

if [ -n "$KEYLINE_SARIF" ]; then
  status=0
  keyline lint --quiet --format sarif --output "$KEYLINE_SARIF" "${options[@]}" -- "${paths[@]}" || status=$?
  # Findings and unreadable paths are reported below; wrong usage wrote no file.
  [ "$status" -le 2 ] || exit "$status"
  echo "sarif=$KEYLINE_SARIF" >>"$GITHUB_OUTPUT"
fi
keyline lint --format github-actions-logging "${options[@]}" -- "${paths[@]}"
