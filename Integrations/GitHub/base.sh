# shellcheck shell=bash
# For the other scripts: the revision that a pull request or a push is compared with.

# base REVISION: the last one that it has in common with what is checked out; status 1 where it cannot be had.
base() {
  # A push of a new branch has no revision before it.
  [[ "$1" =~ ^0*$ ]] && return 1
  git cat-file -e "$1^{commit}" 2>/dev/null || git fetch --quiet --depth=1 origin "$1" 2>/dev/null || return 1
  git merge-base "$1" HEAD 2>/dev/null || git rev-parse --verify --quiet "$1^{commit}"
}
