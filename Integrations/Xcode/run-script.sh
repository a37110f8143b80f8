#!/bin/sh
# For a Run Script phase of a target: findings appear in the issue navigator and beside the files. The phase has to read
# the sources, so turn off "User Script Sandboxing" of the target (ENABLE_USER_SCRIPT_SANDBOXING), and "Based on
# dependency analysis" of the phase.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:$HOME/.local/share/mise/shims"

if ! command -v keyline >/dev/null; then
  echo "warning: keyline is not installed, so storyboards and xibs are not linted"
  exit 0
fi
# Xcode opens only files with their whole path.
exec keyline lint --quiet -- "${SRCROOT:?}"
