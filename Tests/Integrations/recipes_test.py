"""The recipes for services of continuous integration: valid, and their commands run and write what the service reads."""

import glob
import json
import os
import re
import subprocess
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

    def run_lines(self, lines, expected):
        done = self.run_in_project("bash", "-eo", "pipefail", "-c", "\n".join(lines))
        self.assertEqual(done.returncode, expected, done.stderr)

    def test_gitlab_gets_its_report(self):
        job = recipe("GitLab/keyline.gitlab-ci.yml")["keyline"]
        self.run_lines(job["script"], expected=1)
        found = json.loads(self.read(job["artifacts"]["reports"]["codequality"]))
        self.assertEqual(len({entry["fingerprint"] for entry in found}), len(found))
        broken = next(entry for entry in found if entry["location"]["path"] == "App/Broken.xib")
        self.assertEqual(broken["severity"], "major")
        self.assertEqual(broken["location"]["lines"]["begin"], 2)
        self.assertTrue(broken["check_name"] and broken["description"])

    def test_circleci_gets_its_results(self):
        steps = recipe("CircleCI/config.yml")["jobs"]["keyline"]["steps"]
        self.run_lines([step["run"]["command"] for step in steps if "run" in step], expected=1)
        store = next(step["store_test_results"]["path"] for step in steps if "store_test_results" in step)
        self.has_failure(f"{store}/keyline/junit.xml")

    def test_bitbucket_gets_its_results(self):
        step = recipe("Bitbucket/bitbucket-pipelines.yml")["pipelines"]["pull-requests"]["**"][0]["step"]
        self.run_lines(step["script"], expected=1)
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
