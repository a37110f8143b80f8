"""The recipes for services of continuous integration: valid, and their commands run and write what the service reads."""

import glob
import json
import os
import re
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

import yaml

from workspace import BROKEN, RECIPES, ROOT, WorkspaceTest, tool

# The schemas that check-jsonschema brings, by the recipe they are for.
SCHEMAS = {
    "GitHub/action.yml": "vendor.github-actions",
    "GitHub/keyline.yml": "vendor.github-workflows",
    "GitLab/keyline.gitlab-ci.yml": "vendor.gitlab-ci",
    "CircleCI/config.yml": "vendor.circle-ci",
    "Bitbucket/bitbucket-pipelines.yml": "vendor.bitbucket-pipelines",
}


def recipe(path):
    with open(os.path.join(RECIPES, path), encoding="utf-8") as file:
        return file.read() if "." not in os.path.basename(path) else yaml.safe_load(file)


class ValidityTest(unittest.TestCase):
    def test_recipes_are_valid(self):
        for path, schema in SCHEMAS.items():
            done = subprocess.run([tool("check-jsonschema"), "--builtin-schema", schema, os.path.join(RECIPES, path)],
                                  capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_scripts_are_clean(self):
        scripts = glob.glob(os.path.join(RECIPES, "*/*.sh"))
        self.assertGreater(len(scripts), 3)
        done = subprocess.run([tool("shellcheck"), "-x", "-P", "SCRIPTDIR", *scripts], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_actions_are_pinned_by_hash(self):
        files = glob.glob(os.path.join(RECIPES, "GitHub/*.yml")) + glob.glob(os.path.join(ROOT, ".github/workflows/*.yml"))
        used = []
        for path in files:
            with open(path, encoding="utf-8") as file:
                used += [line.split("uses:")[1].strip() for line in file if "uses:" in line]
        self.assertGreater(len(used), 6)
        for line in used:
            if "OWNER/keyline" not in line:
                self.assertRegex(line, r"^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")

    def test_a_description_without_its_values_is_left_out(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("keyline-0.1.0-linux-x86_64.tar.gz", "keyline-0.1.0.tar.gz"):
                open(os.path.join(folder, name), "w", encoding="utf-8").close()
            for downloads, expected in (("", []), ("https://example.org/d", ["mise.toml"])):
                env = os.environ | {"KEYLINE_DOWNLOADS": downloads}
                subprocess.run([os.path.join(ROOT, "Scripts/fill-recipes"), folder], check=True, env=env, capture_output=True)
                made = [name for name in ("keyline.rb", "mise.toml") if os.path.exists(os.path.join(folder, name))]
                self.assertEqual(made, expected)
            with open(os.path.join(folder, "mise.toml"), encoding="utf-8") as file:
                self.assertNotRegex(file.read(), r"@[A-Z0-9_]+@")

    def test_the_workflow_uses_inputs_that_there_are(self):
        steps = recipe("GitHub/keyline.yml")["jobs"]["keyline"]["steps"]
        step = next(step for step in steps if "keyline" in step["uses"])
        self.assertLessEqual(set(step["with"]), set(recipe("GitHub/action.yml")["inputs"]))
        self.assertTrue(os.path.isdir(os.path.join(ROOT, re.search(r"OWNER/keyline/(.*)@", step["uses"]).group(1))))


class RecipeTest(WorkspaceTest):
    """With one file that has an error, besides those of the example project."""

    def setUp(self):
        super().setUp()
        self.write("App/Broken.xib", BROKEN)

    # In place of curl: answers with the comments that there are, and keeps what is sent.
    CURL = """curl() {
      local body=""
      for word in "$@"; do case $word in @*) body=${word#@} ;; esac; done
      if [ -n "$body" ]; then printf '%s\\n' "$*" >> sent; cp "$body" sent.json; else cat "$COMMENTS"; fi
    }
    """

    def run_lines(self, lines, expected, **variables):
        self.env |= variables
        done = self.run_in_project("bash", "-eo", "pipefail", "-c", self.CURL + "\n".join(lines))
        self.assertEqual(done.returncode, expected, done.stderr)
        return done.stdout

    def test_gitlab_gets_its_report(self):
        job = recipe("GitLab/keyline.gitlab-ci.yml")["keyline"]
        self.run_lines(job["script"], expected=1, CI_MERGE_REQUEST_DIFF_BASE_SHA=self.head())
        found = json.loads(self.read(job["artifacts"]["reports"]["codequality"]))
        self.assertEqual(len({entry["fingerprint"] for entry in found}), len(found))
        broken = next(entry for entry in found if entry["location"]["path"] == "App/Broken.xib")
        self.assertEqual(broken["severity"], "major")
        self.assertEqual(broken["location"]["lines"]["begin"], 2)
        self.assertTrue(broken["check_name"] and broken["description"])

    def head(self):
        return self.run_in_project("git", "rev-parse", "HEAD").stdout.strip()

    def test_gitlab_gets_one_note(self):
        job = recipe("GitLab/keyline.gitlab-ci.yml")["keyline-note"]
        base = self.run_in_project("git", "rev-parse", "HEAD~2").stdout.strip()
        self.write("none", "[]")
        known = {"CI_MERGE_REQUEST_DIFF_BASE_SHA": base, "CI_API_V4_URL": "https://gitlab.example/api/v4",
                 "CI_PROJECT_ID": "7", "CI_MERGE_REQUEST_IID": "3", "COMMENTS": "none"}
        self.assertIn("KEYLINE_TOKEN is not set", self.run_lines(job["script"], 0, **known))
        self.run_lines(job["script"], 0, KEYLINE_TOKEN="secret", **known)
        body = json.loads(self.read("sent.json"))["body"]
        self.assertTrue(body.startswith("<!-- keyline diff -->") and "Nearest stations" in body)
        self.assertIn("--request POST", self.read("sent"))
        self.write("some", json.dumps([{"id": 1, "body": "other"}, {"id": 9, "body": body}]))
        self.run_lines(job["script"], 0, **(known | {"COMMENTS": "some", "KEYLINE_TOKEN": "secret"}))
        self.assertRegex(self.read("sent").splitlines()[-1], r"--request PUT .*/merge_requests/3/notes/9$")

    def test_bitbucket_gets_one_comment(self):
        step = recipe("Bitbucket/bitbucket-pipelines.yml")["pipelines"]["pull-requests"]["**"][0]["step"]
        self.run_in_project("git", "update-ref", "refs/remotes/origin/main", "HEAD~2")
        self.write("none", '{"values": []}')
        known = {"BITBUCKET_PR_DESTINATION_BRANCH": "main", "BITBUCKET_REPO_FULL_NAME": "team/app", "BITBUCKET_PR_ID": "4",
                 "KEYLINE_TOKEN": "secret", "COMMENTS": "none"}
        self.run_lines(step["script"], 1, **known)
        raw = json.loads(self.read("sent.json"))["content"]["raw"]
        self.assertTrue(raw.startswith("Storyboards and xibs (keyline)") and "Nearest stations" in raw)
        self.write("some", json.dumps({"values": [{"id": 5, "content": {"raw": raw}}]}))
        self.run_lines(step["script"], 1, **(known | {"COMMENTS": "some"}))
        self.assertRegex(self.read("sent").splitlines()[-1], r"--request PUT .*/pullrequests/4/comments/5$")

    def test_circleci_gets_its_results(self):
        steps = recipe("CircleCI/config.yml")["jobs"]["keyline"]["steps"]
        self.run_lines([step["run"]["command"] for step in steps if "run" in step], expected=1)
        store = next(step["store_test_results"]["path"] for step in steps if "store_test_results" in step)
        self.has_failure(f"{store}/keyline/junit.xml")

    def test_bitbucket_gets_its_results(self):
        step = recipe("Bitbucket/bitbucket-pipelines.yml")["pipelines"]["pull-requests"]["**"][0]["step"]
        self.run_in_project("git", "update-ref", "refs/remotes/origin/main", "HEAD")
        self.run_lines(step["script"], expected=1, BITBUCKET_PR_DESTINATION_BRANCH="main")
        # The folders that Bitbucket looks in.
        self.has_failure("test-results/keyline.xml")

    def has_failure(self, path):
        cases = ElementTree.fromstring(self.read(path)).iter("testcase")
        failures = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
        self.assertTrue(any("Broken.xib" in ElementTree.tostring(case, "unicode") for case in failures))

    def test_jenkins_gets_its_report(self):
        text = recipe("Jenkins/Jenkinsfile")
        self.assertEqual(text.count("{"), text.count("}"))
        self.run_lines(re.findall(r"sh '([^']+)'", text), expected=0)
        self.is_sarif(self.read(re.search(r"pattern: '([^']+)'", text).group(1)))

    def test_reviewdog_gets_its_report(self):
        with open(os.path.join(RECIPES, "Reviewdog/.reviewdog.yml"), encoding="utf-8") as file:
            runner = yaml.safe_load(file)["runner"]["keyline"]
        self.assertEqual(runner["format"], "sarif")
        done = self.run_in_project("sh", "-c", runner["cmd"])
        self.assertEqual(done.returncode, 0, done.stderr)
        self.is_sarif(done.stdout)

    def is_sarif(self, text):
        run = json.loads(text)["runs"][0]
        broken = [result for result in run["results"] if "Broken.xib" in json.dumps(result)]
        place = broken[0]["locations"][0]["physicalLocation"]
        self.assertEqual(place["artifactLocation"]["uri"], "App/Broken.xib")
        self.assertEqual(place["region"]["startLine"], 2)
        self.assertEqual(broken[0]["level"], "error")

    def test_danger_comments_at_the_lines(self):
        """With the names that Danger gives a Dangerfile, in Ruby itself; Danger is not in Debian."""
        stub = """
          Git = Struct.new(:modified_files, :added_files, :deleted_files)
          GitHub = Struct.new(:base_commit)
          def git = Git.new(["App/Main.storyboard", "notes.txt"], ["App/Broken.xib", "-q.xib"], [])
          def github = GitHub.new(ARGV[1])
          %w[fail warn message].each do |name|
            define_method(name) { |text, file: nil, line: nil| puts [name, file, line, text].join("|") }
          end
          eval File.read(ARGV[0])
        """
        self.write("-q.xib", BROKEN)
        recipe = os.path.join(RECIPES, "Danger/Dangerfile")
        done = self.run_in_project("ruby", "-e", stub, recipe, "HEAD")
        self.assertEqual(done.returncode, 0, done.stderr)
        lines = done.stdout.splitlines()
        # Those of the last commit are not new.
        self.assertEqual(len(lines), 2, done.stdout)
        self.assertTrue(any(line.startswith("fail|App/Broken.xib|2|") for line in lines), done.stdout)
        self.assertTrue(any(line.startswith("fail|-q.xib|2|") for line in lines), done.stdout)
        done = self.run_in_project("ruby", "-e", stub, recipe, "nothing")
        self.assertTrue(done.stdout.startswith("fail|||keyline lint: "), done.stdout)


if __name__ == "__main__":
    unittest.main()
