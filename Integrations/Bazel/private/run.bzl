"""One way to run Keyline in an action, for all rules."""

load(":toolchain.bzl", "TOOLCHAIN_TYPE")

SCENES = [".storyboard", ".xib"]

# Bazel discards the files of a failed action, so the report of one is printed.
_RUN = """program=$1 report=$2 status=$3
shift 3
"$program" "$@" >"$report"
code=$?
if [ -n "$status" ] && [ $code -le 1 ]; then
  echo $code >"$status"
  exit 0
fi
[ $code -eq 0 ] || cat "$report"
exit $code
"""

def run_keyline(ctx, mnemonic, words, files, report, status = None, config = None, inputs = [], message = None):
    """Runs a command over files; what it prints is the report.

    Args:
      ctx: of the rule or the aspect, which asks for the toolchain.
      mnemonic: of the action; strategies are chosen by it.
      words: the command and its options.
      files: the scene files, which come last on the command line.
      report: the file that what the command prints is written into.
      status: a file for the status 0 or 1; the action then succeeds with either. Without it, 1 fails the action.
      config: the configuration; by default that of the toolchain.
      inputs: what the run may see besides: files, or depsets of files.
      message: what Bazel shows while the action runs.
    """
    toolchain = ctx.toolchains[TOOLCHAIN_TYPE]
    config = config or toolchain.config

    head = ctx.actions.args()
    head.add(toolchain.program.executable)
    head.add(report)
    head.add(status or "")

    args = ctx.actions.args()
    args.add_all(words)
    args.add(config, format = "--config=%s")

    # Bazel counts one processor for an action.
    args.add("--jobs=1")
    args.add("--quiet")
    paths = ctx.actions.args()
    paths.use_param_file("@%s")
    paths.set_param_file_format("multiline")
    paths.add_all(files)

    ctx.actions.run_shell(
        command = _RUN,
        arguments = [head, args, paths],
        tools = [toolchain.program],
        inputs = depset(
            files + [config] + [input for input in inputs if type(input) == "File"],
            transitive = [input for input in inputs if type(input) == "depset"],
        ),
        outputs = [report, status] if status else [report],
        mnemonic = mnemonic,
        progress_message = message or "%s %s" % (mnemonic, files[0].short_path if files else ctx.label),
    )

def declare_beside(ctx, folder, file, ending):
    """A file of this target for one of its files, in a folder of its own so that no two targets meet.

    Args:
      ctx: of the rule or the aspect.
      folder: the name of the folder in the package's output.
      file: the file that the output is about.
      ending: of the output's name.

    Returns:
      the declared file.
    """
    return ctx.actions.declare_file("%s/%s%s" % (folder, file.short_path.replace("../", "external/"), ending))
