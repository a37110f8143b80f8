"""What the tests of the recipes work with: the program, and the repository of `Scripts/example-project`."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
RECIPES = os.path.join(ROOT, "Integrations")
# The program to try; its folder is the first one that commands are looked up in.
KEYLINE = os.path.abspath(os.environ["KEYLINE"])

# A document with one finding, of the severity error.
BROKEN = '<?xml version="1.0" encoding="UTF-8"?>\n<document><view></document>\n'
MACOS = ('<?xml version="1.0" encoding="UTF-8"?>\n'
         '<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"/>\n')
CLEAN = ('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">'
         '<objects/></document>\n')
# Names that do harm where something is not quoted.
HOSTILE = ["-q.xib", "--output=x.xib", "a b.xib", "a;touch pwned.xib", "$(touch pwned).xib", "`touch pwned`.xib",
           "a\nb.xib", "::error::a.xib", "'\".xib", "*.xib"]


def tool(name):
    """A program of the environment that the tests run in."""
    return os.path.join(os.path.dirname(sys.executable), name)


def environment(**more):
    """As on a machine of a service: `keyline` is found, nothing of the user's configuration is."""
    kept = {name: value for name, value in os.environ.items() if name in ("LANG", "LC_ALL", "TMPDIR")}
    kept["PATH"] = os.path.dirname(KEYLINE) + os.pathsep + os.environ["PATH"]
    kept |= {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "NO_COLOR": "1"}
    for who in ("AUTHOR", "COMMITTER"):
        kept |= {f"GIT_{who}_NAME": "Test", f"GIT_{who}_EMAIL": "test@example.org"}
    return kept | more


class WorkspaceTest(unittest.TestCase):
    """Each test has the example project in a folder of its own, whose name has a blank."""

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="keyline recipes ")
        self.addCleanup(shutil.rmtree, self.folder)
        self.project = os.path.join(self.folder, "project")
        self.env = environment(HOME=self.folder)
        subprocess.run([os.path.join(ROOT, "Scripts/example-project"), self.project], check=True, env=self.env)

    def write(self, name, text):
        path = os.path.join(self.project, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def read(self, name):
        with open(os.path.join(self.project, name), encoding="utf-8") as file:
            return file.read()

    def run_in_project(self, *command, env=None, **options):
        return subprocess.run(command, cwd=self.project, env=env or self.env, text=True, capture_output=True, **options)

    def git(self, *arguments):
        done = self.run_in_project("git", *arguments)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout.strip()

    def commit(self, message="Changes"):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", message)
