"""What editors make of the output of `keyline lint`: Vim and Emacs themselves, and VS Code's pattern in Node."""

import json
import os
import shutil
import unittest

from workspace import BROKEN, RECIPES, WorkspaceTest

EDITORS = os.path.join(RECIPES, "Editors")


class EditorTest(WorkspaceTest):
    """Findings as path, line, column and severity, from JSON and from the editor."""

    def setUp(self):
        super().setUp()
        self.write("App/Broken (copy).xib", BROKEN)
        done = self.run_in_project("keyline", "lint", "--quiet", "--format", "json", "App")
        self.findings = [[finding["file"], finding["line"], finding["column"], finding["severity"]]
                         for finding in json.loads(done.stdout)]
        self.assertEqual({finding[3] for finding in self.findings}, {"error", "warning", "note"})

    def has_findings(self, found):
        # Notes below a finding are entries of their own.
        self.assertEqual([entry for entry in found if entry in self.findings], self.findings)

    def test_vim_lists_the_findings(self):
        script = ("source {}/keyline.vim | cgetexpr systemlist(&makeprg . ' App') | call writefile(map(getqflist(), "
                  "{{_, e -> json_encode([bufname(e.bufnr), e.lnum, e.col, e.type])}}), 'found.txt') | qa!")
        command = "command! -nargs=+ CompilerSet set <args>"
        done = self.run_in_project("vim", "-Nu", "NONE", "-es", "-c", command, "-c", script.format(EDITORS))
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        words = {"e": "error", "w": "warning", "n": "note"}
        found = [json.loads(line) for line in self.read("found.txt").splitlines()]
        self.has_findings([entry[:3] + [words.get(entry[3].lower())] for entry in found])

    def test_emacs_lists_the_findings(self):
        script = """(progn
          (load "%s/keyline.el")
          (let ((compilation-error-regexp-alist '(keyline)) (inhibit-read-only t))
            (with-temp-buffer
              (call-process "keyline" nil t nil "lint" "--quiet" "App")
              (compilation-mode)
              (compilation-parse-errors (point-min) (point-max))
              (goto-char (point-min))
              (while (not (eobp))
                (let ((m (get-text-property (point) 'compilation-message)))
                  (when m
                    (let ((loc (compilation--message->loc m)))
                      (princ (format "%%s|%%s|%%s|%%s\\n"
                        (caar (compilation--loc->file-struct loc)) (compilation--loc->line loc)
                        (compilation--loc->col loc) (compilation--message->type m))))))
                (forward-line 1)))))""" % EDITORS
        done = self.run_in_project("emacs", "--batch", "--quick", "--eval", script)
        self.assertEqual(done.returncode, 0, done.stderr)
        words = {"2": "error", "1": "warning", "0": "note"}
        found = [line.split("|") for line in done.stdout.splitlines()]
        self.has_findings([[path, int(line), int(column), words[kind]] for path, line, column, kind in found])

    @unittest.skipUnless(shutil.which("node"), "no JavaScript to run the pattern in")
    def test_the_pattern_of_vs_code_matches(self):
        with open(os.path.join(EDITORS, "tasks.json"), encoding="utf-8") as file:
            task = json.load(file)["tasks"][0]
        script = """
          const [pattern, command] = JSON.parse(process.argv[1]);
          const run = require("child_process").spawnSync("sh", ["-c", command], {encoding: "utf8"});
          const found = run.stdout.split("\\n").filter(line => line !== "")
            .map(line => new RegExp(pattern.regexp).exec(line))
            .map(match => match && ["file", "line", "column", "severity", "code"].map(key => match[pattern[key]]));
          console.log(JSON.stringify(found));
        """
        values = json.dumps([task["problemMatcher"]["pattern"], task["command"] + " App"])
        done = self.run_in_project("node", "-e", script, values)
        self.assertEqual(done.returncode, 0, done.stderr)
        found = json.loads(done.stdout)
        self.assertNotIn(None, found)
        self.has_findings([[file, int(line), int(column), severity] for file, line, column, severity, _ in found])
        self.assertEqual(sum(code is not None for *_, code in found), len(self.findings))


if __name__ == "__main__":
    unittest.main()
