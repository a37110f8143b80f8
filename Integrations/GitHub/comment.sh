#!/usr/bin/env bash
# Writes what a pull request changes in scene files into one comment of it, which later runs bring up to date, and into
# the summary of the job. A token that may not comment, as in pull requests from forks, is a warning.
set -euo pipefail
# shellcheck source=base.sh
. "$GITHUB_ACTION_PATH/base.sh"
# shellcheck source=pictures.sh
. "$GITHUB_ACTION_PATH/pictures.sh"

# GitHub takes 65,536 characters in a comment.
limit=60000
marker='<!-- keyline diff -->'

[ -n "$KEYLINE_PULL_REQUEST" ] || { echo "this is no pull request: no comment"; exit 0; }
# shellcheck disable=SC2153 # the action sets it
from=$(base "$KEYLINE_BASE") || { echo "::warning title=Keyline::there is no revision to compare with"; exit 0; }

difference="$RUNNER_TEMP/keyline-diff.md"
keyline diff --quiet --format markdown "$from:" HEAD: >"$difference"
shown="$difference"
if [ -n "$KEYLINE_PICTURE_BRANCH" ] && [ -s "$difference" ]; then
  illustrate "$from" && shown="$RUNNER_TEMP/keyline-pictures/comment.md"
fi
body="$RUNNER_TEMP/keyline-comment.md"
{
  echo "$marker"
  [ -z "$KEYLINE_PAGE" ] || printf '[Pictures of what differs](%s): a page, in an artifact of this job.\n\n' "$KEYLINE_PAGE"
  if [ "$shown" != "$difference" ]; then
    # It has been made to fit.
    cat "$shown"
  elif [ -s "$difference" ]; then
    # Whole lines, as many as fit.
    LC_ALL=C awk -v left="$limit" '{ left -= length($0) + 1; if (left < 0) exit 1; print }' "$difference" ||
      printf '\n… and more; see the summary of the job.\n'
  else
    echo "No storyboard or xib differs."
  fi
} >"$body"
cat "$difference" >>"$GITHUB_STEP_SUMMARY"

api() {
  curl --fail --silent --show-error --header @<(echo "Authorization: Bearer $KEYLINE_TOKEN") \
    --header 'Accept: application/vnd.github+json' "$@"
}
comments="$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/issues/$KEYLINE_PULL_REQUEST/comments"
own=""
for ((page = 1; ; page++)); do
  answer=$(api "$comments?per_page=100&page=$page") || { echo "::warning title=Keyline::no comments can be read"; exit 0; }
  own=$(jq -r --arg marker "$marker" 'first(.[] | select(.body | startswith($marker)) | .id) // empty' <<<"$answer")
  [ -z "$own" ] && [ "$(jq length <<<"$answer")" -eq 100 ] || break
done
[ -n "$own" ] || [ -s "$difference" ] || exit 0

to=("$comments")
[ -z "$own" ] || to=(--request PATCH "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/issues/comments/$own")
jq --null-input --rawfile body "$body" '{body: $body}' | api --data-binary @- --output /dev/null "${to[@]}" ||
  echo "::warning title=Keyline::the comment could not be written; the summary of the job has it"
