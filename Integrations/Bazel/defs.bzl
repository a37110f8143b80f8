"""Everything that a BUILD file or a .bzl file loads from here."""

load("//private:aspect.bzl", _lint_aspect = "keyline_lint_aspect", _lint_check_aspect = "keyline_lint_check_aspect", _make_lint_aspect = "make_keyline_lint_aspect")
load("//private:lint.bzl", _lint_test = "keyline_lint_test")
load("//private:migrate.bzl", _migrate_check = "keyline_migrate_check")
load("//private:report.bzl", _report = "keyline_report")
load("//private:toolchain.bzl", _toolchain = "keyline_toolchain")

keyline_lint_aspect = _lint_aspect
keyline_lint_check_aspect = _lint_check_aspect
keyline_lint_test = _lint_test
keyline_migrate_check = _migrate_check
keyline_report = _report
keyline_toolchain = _toolchain
make_keyline_lint_aspect = _make_lint_aspect
