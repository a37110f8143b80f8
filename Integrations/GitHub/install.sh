#!/usr/bin/env bash
# Puts keyline into the path of the steps after this one: a release whose sum is checked, or a program that is there.
set -euo pipefail

stop() {
  echo "::error title=Keyline::$1"
  exit 2
}

bin="$RUNNER_TEMP/keyline/bin"
mkdir -p "$bin"

if [ -n "$KEYLINE_PROGRAM" ]; then
  [ -f "$KEYLINE_PROGRAM" ] && [ -x "$KEYLINE_PROGRAM" ] || stop "the input 'program' is not a program"
  ln -sf "$(realpath "$KEYLINE_PROGRAM")" "$bin/keyline"
else
  machine="$(uname -s)-$(uname -m)"
  case $machine in
  Linux-x86_64 | Linux-aarch64) ;;
  *) stop "there is no release for $machine; run the job on Linux, or name a keyline with the input 'program'" ;;
  esac
  if [ -z "$KEYLINE_DOWNLOADS" ]; then
    [ -n "$KEYLINE_REPOSITORY" ] || stop "a copy of the action needs the input 'downloads' or 'program'"
    KEYLINE_DOWNLOADS="$GITHUB_SERVER_URL/$KEYLINE_REPOSITORY/releases/download/v$KEYLINE_VERSION"
  fi
  name="keyline-$KEYLINE_VERSION-linux-$(uname -m)"
  cd "$RUNNER_TEMP/keyline"
  download() {
    curl --fail --silent --show-error --location --retry 3 --output "$1" "$KEYLINE_DOWNLOADS/$1" ||
      stop "$KEYLINE_DOWNLOADS/$1 could not be downloaded"
  }
  download "$name.tar.gz"
  if [ -z "$KEYLINE_SHA256" ]; then
    download SHA256SUMS
    KEYLINE_SHA256=$(awk -v name="$name.tar.gz" '$2 == name || $2 == "*" name { print $1 }' SHA256SUMS)
    [ -n "$KEYLINE_SHA256" ] || stop "SHA256SUMS of the release has no sum of $name.tar.gz"
  fi
  echo "$KEYLINE_SHA256  $name.tar.gz" | sha256sum --check --status || stop "$name.tar.gz has another sum"
  tar -xzf "$name.tar.gz"
  ln -sf "$PWD/$name/bin/keyline" "$bin/keyline"
fi

"$bin/keyline" --version
echo "$bin" >>"$GITHUB_PATH"
