"""One way to run Keyline in an action, for all rules."""

load(":toolchain.bzl", "TOOLCHAIN_TYPE")

SCENES = [".storyboard", ".xib"]

# What Bazel has to know to keep one process for many actions. Versions that do not know a word pass over it.
_REQUIREMENTS = {
    "requires-worker-protocol": "json",
    "supports-multiplex-sandboxing": "1",
    "supports-multiplex-workers": "1",
    "supports-worker-cancellation": "1",
    "supports-workers": "1",
}

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

    # The words before the list of arguments are those that a worker is started with.
    startup = ctx.actions.args()
    startup.add("worker")

    args = ctx.actions.args()
    args.use_param_file("@%s", use_always = True)
    args.set_param_file_format("multiline")
    args.add(report, format = "--report-file=%s")
    if status:
        args.add(status, format = "--status-file=%s")
    args.add_all(words)
    args.add(config, format = "--config=%s")
    args.add("--quiet")
    args.add_all(files)

    ctx.actions.run(
        executable = toolchain.program,
        arguments = [startup, args],
        inputs = depset(
            files + [config] + [input for input in inputs if type(input) == "File"],
            transitive = [input for input in inputs if type(input) == "depset"],
        ),
        outputs = [report, status] if status else [report],
        mnemonic = mnemonic,
        progress_message = message or "%s %s" % (mnemonic, files[0].short_path if files else ctx.label),
        execution_requirements = _REQUIREMENTS,
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
