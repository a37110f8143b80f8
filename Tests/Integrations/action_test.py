"""The GitHub action: its steps run, against a release on a loopback server."""

import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import tarfile
import tempfile
import unittest
from urllib.parse import quote

import yaml

from composite import Composite
from service import Service
from workspace import BROKEN, HOSTILE, KEYLINE, RECIPES, WorkspaceTest

ACTION = os.path.join(RECIPES, "GitHub/action.yml")
VERSION = subprocess.run([KEYLINE, "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
ARCHIVE = f"keyline-{VERSION}-linux-{platform.machine()}"


def setUpModule():
    global RELEASES
    RELEASES = tempfile.mkdtemp(prefix="keyline releases ")
    unittest.addModuleCleanup(shutil.rmtree, RELEASES)
    folder = os.path.join(RELEASES, "owner/keyline/releases/download", f"v{VERSION}")
    os.makedirs(folder)
    path = os.path.join(folder, f"{ARCHIVE}.tar.gz")
    with tarfile.open(path, "w:gz", compresslevel=1) as archive:
        archive.add(KEYLINE, f"{ARCHIVE}/bin/keyline")
    with open(path, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    with open(os.path.join(folder, "SHA256SUMS"), "w", encoding="utf-8") as file:
        file.write(f"{'0' * 64}  {ARCHIVE}.tar.gz.old\n{digest}  {ARCHIVE}.tar.gz\n")


class ActionTest(WorkspaceTest):
    def setUp(self):
        super().setUp()
        self.service = Service(RELEASES)
        self.addCleanup(self.service.close)
        self.base = ""

    def run_action(self, inputs, expected=0, repository="owner/keyline", before=""):
        temporary = tempfile.mkdtemp(prefix="runner ", dir=self.folder)
        # Without the program that is tried: what the action installs is what runs.
        env = self.env | {
            "PATH": os.environ["PATH"], "RUNNER_TEMP": temporary, "GITHUB_SERVER_URL": self.service.address,
            "GITHUB_API_URL": f"{self.service.address}/api", "GITHUB_REPOSITORY": "team/app"}
        request = {"base": {"sha": self.base}, "number": "7"} if self.base else None
        job = Composite(ACTION, self.project, env, {
            "action_repository": repository, "token": "writer", "event": {"pull_request": request, "before": before}})
        status = job.run(inputs)
        self.assertEqual(status, expected, job.output)
        self.assertFalse(os.path.exists(os.path.join(self.project, "pwned")))
        return job

    def installed(self, inputs, **more):
        return self.run_action({"program": KEYLINE} | inputs, **more)

    def annotations(self, job):
        return [line for line in job.output.splitlines() if line.startswith(("::error file", "::warning file", "::notice file"))]

    # Installing

    def test_a_release_is_downloaded_and_lints(self):
        job = self.run_action({"paths": "App"})
        self.assertIn(f"keyline {VERSION}", job.output)
        self.assertEqual(len(self.annotations(job)), 3)

    def test_the_default_version_is_the_one_of_the_program(self):
        with open(ACTION, encoding="utf-8") as file:
            self.assertEqual(yaml.safe_load(file)["inputs"]["version"]["default"], VERSION)

    def test_files_of_a_release_may_be_on_the_disk(self):
        folder = f"{RELEASES}/owner/keyline/releases/download/v{VERSION}"
        self.run_action({"paths": "App", "downloads": f"file://{quote(folder)}"})

    def test_another_sum_stops_the_job(self):
        job = self.run_action({"paths": "App", "sha256": "0" * 64}, expected=2)
        self.assertIn("has another sum", job.output)
        self.assertEqual(job.steps["lint"]["outcome"], "skipped")

    def test_what_cannot_be_downloaded_is_said(self):
        self.assertIn("could not be downloaded", self.run_action({"version": "9.9.9"}, expected=2).output)
        self.assertIn("needs the input 'downloads'", self.run_action({}, expected=2, repository="").output)
        self.assertIn("is not a program", self.run_action({"program": "gone"}, expected=2).output)

    def test_a_program_whose_path_has_blanks_is_used(self):
        path = os.path.join(self.folder, "my programs", "keyline")
        os.makedirs(os.path.dirname(path))
        os.symlink(KEYLINE, path)
        self.run_action({"program": path, "paths": "App"})

    # Linting

    def test_paths_may_have_blanks(self):
        self.write("User Interface/a b.xib", BROKEN)
        job = self.installed({"paths": "User Interface\r\n\nApp\n"}, expected=1)
        self.assertEqual(len(self.annotations(job)), 4)
        self.assertIn("::error file=User Interface/a b.xib,", job.output)

    def test_names_of_files_do_no_harm(self):
        for name in HOSTILE:
            self.write(name, BROKEN)
        lines = "\n".join(name for name in HOSTILE if "\n" not in name)
        job = self.installed({"paths": lines}, expected=1)
        self.assertEqual(len(self.annotations(job)), len(HOSTILE) - 1)

    def test_options_and_the_threshold_are_passed_on(self):
        job = self.installed({"paths": "App", "fail-on": "warning"}, expected=1)
        self.assertEqual(len(self.annotations(job)), 3)
        self.installed({"paths": "App", "fail-on": "warning", "options": "--only-rule\nduplicate-id"})
        self.installed({"paths": "App", "options": "--no-such-option"}, expected=64)

    def test_sarif_is_written_and_uploaded(self):
        job = self.installed(
            {"paths": "App", "sarif": "out put.sarif", "upload-sarif": True, "fail-on": "warning"}, expected=1)
        results = json.loads(self.read("out put.sarif"))["runs"][0]["results"]
        self.assertEqual(len(results), 3)
        self.assertEqual(job.used, [("github/codeql-action/upload-sarif", {
            "sarif_file": "out put.sarif", "category": "keyline"})])
        self.assertEqual(self.installed({"paths": "App", "sarif": "a.sarif"}).used, [])

    # New findings

    def test_only_new_findings_are_annotated(self):
        self.base = self.git("rev-parse", "HEAD")
        self.git("checkout", "--quiet", "-b", "work")
        for name in HOSTILE:
            self.write(f"Changed/{name}", BROKEN)
        self.git("rm", "--quiet", "base.xib")
        self.write("notes.txt", "not a scene")
        self.commit()
        job = self.installed({"new-only": True}, expected=1)
        self.assertEqual(len(self.annotations(job)), len(HOSTILE))
        job = self.installed({"new-only": True, "paths": "App\nChanged/a b.xib"}, expected=1)
        self.assertEqual(len(self.annotations(job)), 1)
        self.assertEqual(self.annotations(self.installed({"new-only": True, "paths": "App"})), [])

    def test_a_push_compares_with_the_revision_before(self):
        before = self.git("rev-parse", "HEAD")
        self.write("App/New.xib", BROKEN)
        self.commit()
        job = self.installed({"new-only": True, "paths": "App"}, expected=1, before=before)
        self.assertEqual(len(self.annotations(job)), 1)
        # A new branch has none.
        job = self.installed({"new-only": True, "paths": "App"}, expected=1, before="0" * 40)
        self.assertEqual(len(self.annotations(job)), 4)

    def test_a_shallow_clone_is_told_what_it_needs(self):
        base = self.git("rev-parse", "HEAD")
        self.write("App/New.xib", BROKEN)
        self.commit()
        origin, self.project = self.project, os.path.join(self.folder, "clone")
        self.git_in(self.folder, "clone", "--quiet", "--depth=1", f"file://{origin}", self.project)
        self.base = base
        self.assertIn("fetch-depth: 0", self.installed({"new-only": True}, expected=64).output)

    def test_the_input_that_was_removed_names_the_other(self):
        self.assertIn("use new-only", self.installed({"changed-only": True}, expected=64).output)

    def git_in(self, folder, *arguments):
        subprocess.run(["git", *arguments], cwd=folder, env=self.env, check=True)

    # Comments

    def test_one_comment_is_written_and_brought_up_to_date(self):
        for number in range(120):
            self.service.add(f"comment {number}")
        self.base = self.git("rev-parse", "HEAD~2")
        job = self.installed({"paths": "App", "comment": True})
        self.assertEqual(len(self.service.comments), 121)
        comment = self.service.comments[-1]["body"]
        self.assertIn("### App/Main.storyboard\n", comment)
        self.assertIn('text "Stations nearby" → "Nearest stations"', comment)
        self.assertIn("### App/Main.storyboard\n", job.steps["comment"]["summary"])
        self.base = self.git("rev-parse", "HEAD")
        self.installed({"paths": "App", "comment": True})
        self.assertEqual(len(self.service.comments), 121)
        self.assertIn("No storyboard or xib differs.", self.service.comments[-1]["body"])

    def test_no_difference_needs_no_comment(self):
        self.base = self.git("rev-parse", "HEAD")
        self.installed({"paths": "App", "comment": True})
        self.assertEqual(self.service.comments, [])

    def test_a_long_comment_is_cut_off_between_lines(self):
        self.base = self.git("rev-parse", "HEAD")
        for number in range(1000):
            self.write(f"Many/{'x' * 60}{number}.xib", self.read("App/Badge.xib"))
        self.commit()
        job = self.installed({"paths": "App", "comment": True})
        self.assertTrue(self.service.comments[0]["body"].endswith("and more; see the summary of the job.\n"))
        self.assertEqual(job.steps["comment"]["summary"].count("### "), 1000)

    def test_the_comment_links_to_a_page_with_pictures(self):
        self.base = self.git("rev-parse", "HEAD~2")
        job = self.installed({"paths": "App", "comment": True, "pictures": True})
        [(used, given)] = job.used
        self.assertEqual((used, given["name"]), ("actions/upload-artifact", "keyline-diff"))
        with open(given["path"], encoding="utf-8") as file:
            self.assertIn("Nearest stations", file.read())
        self.assertIn("](https://github.example/artifacts/1)", self.service.comments[0]["body"])

    def test_the_comment_shows_pictures_that_are_on_a_branch(self):
        server = os.path.join(self.folder, "server.git")
        self.git("init", "--quiet", "--bare", server)
        self.git("remote", "add", "origin", server)
        self.base = self.git("rev-parse", "HEAD~2")
        inputs = {"paths": "App", "comment": True, "picture-branch": "keyline-pictures"}
        self.installed(inputs)
        body = self.service.comments[0]["body"]
        places = re.findall(r'<img src="[^"]*/team/app/raw/keyline-pictures/([^"]*)"', body)
        self.assertGreaterEqual(len(places), 2)
        branch = self.git("--git-dir", server, "ls-tree", "-r", "--name-only", "keyline-pictures").split()
        self.assertEqual(sorted(places), sorted(branch))
        self.assertIn("<svg", self.git("--git-dir", server, "show", f"keyline-pictures:{places[0]}"))
        # The next state replaces them; other pull requests keep theirs.
        self.write("App/note.txt", "another commit")
        self.commit()
        self.installed(inputs)
        later = self.git("--git-dir", server, "ls-tree", "-r", "--name-only", "keyline-pictures").split()
        self.assertEqual(len(later), len(branch))
        self.assertFalse(set(later) & set(branch))
        self.assertEqual(self.git("status", "--short"), "")

    def test_without_a_server_the_comment_has_no_pictures(self):
        self.base = self.git("rev-parse", "HEAD~2")
        job = self.installed({"paths": "App", "comment": True, "picture-branch": "keyline-pictures"})
        self.assertIn("::warning title=Keyline::the pictures could not be put", job.output)
        self.assertIn("### App/Main.storyboard\n", self.service.comments[0]["body"])
        self.assertNotIn("<img", self.service.comments[0]["body"])

    def test_where_nothing_differs_there_is_no_page(self):
        self.base = self.git("rev-parse", "HEAD")
        job = self.installed({"paths": "App", "comment": True, "pictures": True})
        self.assertEqual((job.used, self.service.comments), ([], []))
        self.base = self.git("rev-parse", "HEAD~2")
        self.assertEqual(self.installed({"paths": "App", "comment": True}).used, [])
        self.assertEqual(self.installed({"paths": "App", "pictures": True}).used, [])

    def test_a_token_that_may_not_comment_is_a_warning(self):
        self.base = self.git("rev-parse", "HEAD~2")
        job = self.installed({"paths": "App", "comment": True, "token": "reader"})
        self.assertIn("::warning title=Keyline::the comment could not be written", job.output)

    def test_the_comment_is_written_where_findings_fail_the_job(self):
        self.base = self.git("rev-parse", "HEAD~2")
        self.installed({"paths": "App", "comment": True, "fail-on": "note"}, expected=1)
        self.assertEqual(len(self.service.comments), 1)


if __name__ == "__main__":
    unittest.main()
