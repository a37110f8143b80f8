# shellcheck shell=bash
# For the script that writes the comment: pictures on a branch of the repository, where a comment can show them.

# illustrate REVISION: writes comment.md and its pictures into $RUNNER_TEMP/keyline-pictures and pushes the pictures.
# Status 1, with a warning, where that fails.
illustrate() {
  local folder="$RUNNER_TEMP/keyline-pictures" place
  # Each state of a pull request has addresses of its own, because what was shown once is kept by its address.
  place="$KEYLINE_PULL_REQUEST/$(git rev-parse --short=12 HEAD)"
  keyline diff --quiet --format github-comment --output "$folder" \
    --picture-base "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/raw/$KEYLINE_PICTURE_BRANCH/$place" "$1:" HEAD: &&
    publish "$folder" "$place" && return
  echo "::warning title=Keyline::the pictures could not be put on the branch '$KEYLINE_PICTURE_BRANCH'; the comment has none"
  return 1
}

# publish FOLDER PLACE: puts the pictures of a folder on the branch, in place of those of the pull request's other states.
# Neither the files that are checked out nor their index is touched.
publish() {
  local -x GIT_INDEX_FILE="$RUNNER_TEMP/keyline-index"
  local -x GIT_AUTHOR_NAME=Keyline GIT_AUTHOR_EMAIL=keyline@localhost
  local -x GIT_COMMITTER_NAME=Keyline GIT_COMMITTER_EMAIL=keyline@localhost
  local branch="refs/heads/$KEYLINE_PICTURE_BRANCH" parent=() file blob commit
  git check-ref-format "$branch" || return
  rm -f "$GIT_INDEX_FILE"
  if git fetch --quiet --depth=1 origin "$branch" 2>/dev/null; then
    parent=(-p "$(git rev-parse FETCH_HEAD)")
    git read-tree FETCH_HEAD || return
    git rm --cached -r --quiet --ignore-unmatch -- "$KEYLINE_PULL_REQUEST" || return
  fi
  for file in "$1"/*.svg; do
    [ -f "$file" ] || continue
    blob=$(git hash-object -w --no-filters -- "$file") || return
    git update-index --add --cacheinfo "100644,$blob,$2/${file##*/}" || return
  done
  commit=$(git commit-tree "${parent[@]}" -m "Pictures of pull request $KEYLINE_PULL_REQUEST" "$(git write-tree)") || return
  git push --quiet origin "$commit:$branch"
}
