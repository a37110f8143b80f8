"""Runs the steps of a composite action as GitHub's runner does, as far as ours go."""

import os
import re
import subprocess

import yaml

NAMES = r"[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)+"


def contents(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Composite:
    def __init__(self, path, workspace, env, github):
        with open(path, encoding="utf-8") as file:
            self.action = yaml.safe_load(file)
        self.folder = os.path.dirname(path)
        self.workspace, self.env = workspace, env
        self.github = github
        self.steps, self.used, self.output = {}, [], ""
        # What an action that is used gives, by its name.
        self.given = {"actions/upload-artifact": {"artifact-url": "https://github.example/artifacts/1"}}
        self.inputs = {}

    def value(self, name):
        found = {"inputs": self.inputs, "github": self.github, "steps": self.steps}
        for part in name.split("."):
            found = found.get(part, "") if isinstance(found, dict) else ""
        return "" if found is None else found

    def evaluate(self, expression):
        """An expression with names, strings, `==`, `!=`, `&&`, `||` and `!cancelled()`."""
        tokens = re.findall(rf"'[^']*'|!cancelled\(\)|{NAMES}|==|!=|&&|\|\||\S", expression)
        words = {"&&": "and", "||": "or", "!cancelled()": "True", "==": "==", "!=": "!="}
        python = []
        for token in tokens:
            if token in words or token.startswith("'"):
                python.append(words.get(token, token))
            elif re.fullmatch(NAMES, token):
                python.append(repr(self.value(token)))
            else:
                raise ValueError(f"'{token}' in {expression}")
        return eval(" ".join(python), {"__builtins__": {}})  # only literals and operators

    def text(self, value):
        return re.sub(r"\$\{\{(.*?)\}\}", lambda found: str(self.evaluate(found.group(1)) or ""), str(value))

    def run(self, inputs):
        """Runs all steps. Returns the status of the job: that of the first step that fails."""
        known = self.action["inputs"]
        assert set(inputs) <= set(known), set(inputs) - set(known)
        self.inputs = {name: self.text(entry.get("default", "")) for name, entry in known.items()}
        self.inputs |= {name: str(value).lower() if isinstance(value, bool) else str(value)
                        for name, value in inputs.items()}
        status = 0
        for step in self.action["runs"]["steps"]:
            condition = step.get("if")
            due = self.evaluate(condition.strip()[3:-2]) if condition else status == 0
            if not due:
                self.steps[step["id"]] = {"outcome": "skipped", "outputs": {}}
            elif "uses" in step:
                name = step["uses"].split("@")[0]
                self.used.append((name, {key: self.text(text) for key, text in step["with"].items()}))
                self.steps[step["id"]] = {"outcome": "success", "outputs": self.given.get(name, {})}
            else:
                status = self.run_step(step) or status
        return status

    def run_step(self, step):
        """A file for each of the runner's commands; what they say holds for the steps after."""
        assert step["shell"] == "bash"
        files = {name: os.path.join(self.env["RUNNER_TEMP"], f"{name}-{step['id']}")
                 for name in ("GITHUB_PATH", "GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        for path in files.values():
            open(path, "w", encoding="utf-8").close()
        script = os.path.join(self.env["RUNNER_TEMP"], "step.sh")
        with open(script, "w", encoding="utf-8") as file:
            file.write(self.text(step["run"]))
        env = self.env | files | {"GITHUB_ACTION_PATH": self.folder}
        env |= {name: self.text(value) for name, value in step.get("env", {}).items()}
        done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", script], cwd=self.workspace, env=env,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.output += done.stdout
        said = {name: contents(path) for name, path in files.items()}
        for line in said["GITHUB_PATH"].splitlines():
            self.env = self.env | {"PATH": line + os.pathsep + self.env["PATH"]}
        self.steps[step["id"]] = {
            "outcome": "success" if done.returncode == 0 else "failure", "summary": said["GITHUB_STEP_SUMMARY"],
            "outputs": dict(line.split("=", 1) for line in said["GITHUB_OUTPUT"].splitlines())}
        return done.returncode
