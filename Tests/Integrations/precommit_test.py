"""The hooks for pre-commit, with pre-commit itself, in a repository of their own."""

import os
import shutil
import stat
import subprocess
import unittest

import yaml

from workspace import BROKEN, CLEAN, HOSTILE, MACOS, ROOT, WorkspaceTest, tool


class PreCommitTest(WorkspaceTest):
    def setUp(self):
        super().setUp()
        # The repository that has the hooks, with nothing else of Keyline's.
        self.hooks = os.path.join(self.folder, "hooks")
        os.mkdir(self.hooks)
        shutil.copy(os.path.join(ROOT, ".pre-commit-hooks.yaml"), self.hooks)
        for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "Hooks"]):
            subprocess.run(["git", *command], cwd=self.hooks, env=self.env, check=True)

    def configure(self, *hooks):
        revision = subprocess.run(["git", "rev-parse", "HEAD"], cwd=self.hooks, env=self.env, check=True,
                                  capture_output=True, text=True).stdout.strip()
        self.write(".pre-commit-config.yaml", yaml.safe_dump(
            {"repos": [{"repo": self.hooks, "rev": revision, "hooks": list(hooks)}]}))
        self.git("add", ".pre-commit-config.yaml")

    def run_hooks(self, expected, *arguments):
        self.git("add", "--all")
        done = self.run_in_project(tool("pre-commit"), "run", *arguments)
        self.assertEqual(done.returncode, expected, done.stdout + done.stderr)
        self.assertFalse(os.path.exists(os.path.join(self.project, "pwned")))
        return done.stdout

    def test_the_manifest_is_valid(self):
        done = self.run_in_project(tool("pre-commit"), "validate-manifest", os.path.join(ROOT, ".pre-commit-hooks.yaml"))
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_a_project_without_errors_passes(self):
        self.configure({"id": "keyline-lint"})
        self.assertIn("Passed", self.run_hooks(0, "--all-files"))

    def test_an_error_stops_a_commit(self):
        self.configure({"id": "keyline-lint"})
        done = self.run_in_project(tool("pre-commit"), "install")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.write("App/Broken.xib", BROKEN)
        self.git("add", "--all")
        done = self.run_in_project("git", "commit", "-m", "Broken")
        self.assertEqual(done.returncode, 1)
        self.assertIn("App/Broken.xib:2:", done.stdout + done.stderr)
        self.write("App/Broken.xib", CLEAN)
        self.commit("Mended")

    def test_files_of_other_platforms_and_excluded_files_pass(self):
        self.configure({"id": "keyline-lint"})
        self.write("Mac/Main.xib", MACOS)
        self.write("Vendor/Broken.xib", BROKEN)
        self.write(".keyline.yml", "excluded: [Vendor]\n")
        self.run_hooks(0, "--all-files")
        # Alone too: then nothing is left to lint.
        self.run_hooks(0, "--files", "Mac/Main.xib")
        self.run_hooks(0, "--files", "Vendor/Broken.xib")

    def test_options_can_be_given(self):
        self.write("App/Broken.xib", BROKEN)
        self.configure({"id": "keyline-lint"})
        self.run_hooks(1, "--all-files")
        self.configure({"id": "keyline-lint", "args": ["--fail-on", "never"]})
        self.run_hooks(0, "--all-files")

    def test_findings_of_the_last_commit_stop_none(self):
        self.write("App/Broken.xib", BROKEN)
        self.commit()
        self.configure({"id": "keyline-lint"})
        self.run_hooks(0, "--all-files")
        # A source may be what breaks a scene.
        self.write("App/Code.swift", "class Card {}")
        self.assertIn("Passed", self.run_hooks(0, "--files", "App/Code.swift"))

    def test_names_of_files_do_no_harm(self):
        self.configure({"id": "keyline-lint"})
        for name in HOSTILE:
            self.write(name, BROKEN)
        output = self.run_hooks(1, "--all-files")
        self.assertEqual(output.count("truncated-file") + output.count("malformed"), len(HOSTILE), output)
        self.assertEqual(self.read("x.xib") if os.path.exists(os.path.join(self.project, "x.xib")) else "", "")

    def test_the_fix_changes_the_file_and_stops_the_commit_once(self):
        self.configure({"id": "keyline-fix", "args": ["--rule", "unused-resource"]})
        text = self.read("App/Badge.xib")
        row = '<color key="backgroundColor" systemColor="systemYellowColor"/>'
        self.assertIn(row, text)
        self.write("App/Badge.xib", text.replace(row, ""))
        self.assertIn("files were modified by this hook", self.run_hooks(1, "--files", "App/Badge.xib"))
        self.assertNotIn("systemYellowColor", self.read("App/Badge.xib"))
        self.run_hooks(0, "--files", "App/Badge.xib")

    def test_a_local_hook_needs_no_repository_of_hooks(self):
        self.write(".pre-commit-config.yaml", yaml.safe_dump({"repos": [{"repo": "local", "hooks": [{
            "id": "keyline", "name": "keyline lint", "entry": "keyline lint --quiet --new-since HEAD", "language": "system",
            "pass_filenames": False, "files": r"(\.(storyboard|xib|swift|m|mm|h)|\.xcassets/.*)$"}]}]}))
        self.run_hooks(0, "--all-files")
        self.write("App/Broken.xib", BROKEN)
        self.run_hooks(1, "--all-files")

    def test_the_image_lints_the_project(self):
        """With a program in docker's place that runs the image's command where the folder is mounted: no daemon here."""
        programs = os.path.join(self.folder, "programs")
        os.mkdir(programs)
        docker = os.path.join(programs, "docker")
        with open(docker, "w", encoding="utf-8") as file:
            file.write(DOCKER)
        os.chmod(docker, os.stat(docker).st_mode | stat.S_IXUSR)
        self.env["PATH"] = programs + os.pathsep + self.env["PATH"]
        self.configure({"id": "keyline-lint-docker", "entry": "registry.example.com/keyline:0.1.0 lint --quiet --new-since HEAD"})
        self.run_hooks(0, "--all-files")
        self.write("App/Broken.xib", BROKEN)
        self.assertIn("App/Broken.xib:2:", self.run_hooks(1, "--all-files"))


DOCKER = """#!/usr/bin/env python3
import os, sys
arguments = sys.argv[1:]
if arguments[0] != "run":
    # `docker info` asks whether the daemon runs as the user.
    print("{}")
    sys.exit(0)
mount = next(text for option, text in zip(arguments, arguments[1:]) if option == "-v")
workdir = arguments[arguments.index("--workdir") + 1]
folder, place = mount.split(":")[:2]
assert workdir == place == "/src", arguments
image = arguments.index("registry.example.com/keyline:0.1.0")
os.chdir(folder)
# The entrypoint of the image.
os.execvp("keyline", ["keyline", *arguments[image + 1:]])
"""


if __name__ == "__main__":
    unittest.main()
