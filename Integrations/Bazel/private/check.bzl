"""Tests whose work has been done by actions: they only look at the results."""

# Reads the status of each action, and prints the reports of those that are not 0.
_SCRIPT = """#!/bin/sh
set -u
failed=0
count=0
while read -r status && read -r report; do
  count=$((count + 1))
  read -r code < "$status" || exit 2
  [ "$code" = 0 ] && continue
  failed=$((failed + 1))
  cat "$report"
done <<'END_OF_RESULTS'
{results}
END_OF_RESULTS
[ "$failed" = 0 ] || {{ echo "$failed of $count runs found something"; exit 1; }}
"""

def check_test(ctx, results):
    """The providers of a test that fails where an action found something.

    Args:
      ctx: of the rule.
      results: a list of (report, status).

    Returns:
      a list of providers. The output group `keyline` has the reports.
    """
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    lines = [file.short_path for (report, status) in results for file in (status, report)]
    ctx.actions.write(script, _SCRIPT.format(results = "\n".join(lines)), is_executable = True)
    reports = [report for (report, _) in results]
    return [
        DefaultInfo(
            executable = script,
            runfiles = ctx.runfiles(files = reports + [status for (_, status) in results]),
        ),
        OutputGroupInfo(keyline = depset(reports)),
    ]
