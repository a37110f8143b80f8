"""keyline_lint_test, and the lint actions that the aspect has as well."""

load(":check.bzl", "check_test")
load(":run.bzl", "SCENES", "declare_beside", "run_keyline")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

FAIL_ON = ["", "error", "warning", "note", "never"]

def lint_words(fail_on, options):
    """The words of a lint run.

    Args:
      fail_on: the least severity that fails; "" for that of the configuration.
      options: further options.

    Returns:
      a list of words.
    """
    return ["lint"] + (["--fail-on=" + fail_on] if fail_on else []) + options

def lint_files(ctx, folder, files, words, whole, keeps_status, config = None, inputs = []):
    """Declares the lint actions: one for each file, or a single one for all.

    Args:
      ctx: of the rule or the aspect.
      folder: for the outputs.
      files: the scene files.
      words: see lint_words.
      whole: whether the files are judged together, by the rules about several files too.
      keeps_status: whether a status is written; otherwise findings fail the action.
      config: see run_keyline.
      inputs: see run_keyline.

    Returns:
      a list of (report, status); the status is None without keeps_status.
    """
    results = []
    for group in ([files] if whole and files else [[file] for file in files]):
        if whole:
            report = ctx.actions.declare_file(folder + "/report.txt")
            status = ctx.actions.declare_file(folder + "/status") if keeps_status else None
        else:
            report = declare_beside(ctx, folder, group[0], ".txt")
            status = declare_beside(ctx, folder, group[0], ".status") if keeps_status else None
        run_keyline(
            ctx,
            "KeylineLint",
            words,
            group,
            report,
            status = status,
            config = config,
            inputs = inputs,
            message = "Linting %s" % (ctx.label if whole else group[0].short_path),
        )
        results.append((report, status))
    return results

def _keyline_lint_test_impl(ctx):
    results = lint_files(
        ctx,
        ctx.label.name + ".keyline",
        ctx.files.srcs,
        lint_words(ctx.attr.fail_on, ctx.attr.options),
        ctx.attr.whole,
        keeps_status = True,
        config = ctx.file.config,
        inputs = ctx.files.assets + ctx.files.baseline,
    )
    return check_test(ctx, results)

keyline_lint_test = rule(
    implementation = _keyline_lint_test_impl,
    test = True,
    attrs = {
        "srcs": attr.label_list(doc = "Storyboards and xibs.", allow_files = SCENES, mandatory = True),
        "assets": attr.label_list(
            doc = "What the runs may see besides: files of asset catalogs, and sources for rules that look at them. " +
                  "A change of one of them runs every action of the target again.",
            allow_files = True,
        ),
        "config": attr.label(doc = "The configuration; default: that of the toolchain.", allow_single_file = True),
        "baseline": attr.label(
            doc = "The baseline that the configuration names, or an option `--baseline`.",
            allow_single_file = True,
        ),
        "fail_on": attr.string(doc = "The least severity that fails the test.", values = FAIL_ON),
        "options": attr.string_list(doc = "Further options of `keyline lint`."),
        "whole": attr.bool(
            doc = "Judges all files in one action, by the rules about several files too; otherwise each file has an " +
                  "action of its own.",
        ),
    },
    toolchains = [TOOLCHAIN_TYPE],
    doc = "Fails where `keyline lint` finds something in one of the files.",
)
