"""keyline_report."""

load(":run.bzl", "SCENES", "run_keyline")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

_ENDINGS = {"html": "html", "json": "json", "markdown": "md", "text": "txt"}

def _keyline_report_impl(ctx):
    report = ctx.actions.declare_file("%s.%s" % (ctx.label.name, _ENDINGS[ctx.attr.format]))
    run_keyline(
        ctx,
        "KeylineReport",
        ["report", "--format=" + ctx.attr.format] + ["--on=" + spec for spec in ctx.attr.on] + ctx.attr.options,
        ctx.files.srcs,
        report,
        config = ctx.file.config,
        inputs = ctx.files.assets,
        message = "Reporting %s" % ctx.label,
    )
    return [DefaultInfo(files = depset([report]))]

keyline_report = rule(
    implementation = _keyline_report_impl,
    attrs = {
        "srcs": attr.label_list(doc = "Storyboards and xibs.", allow_files = SCENES, mandatory = True),
        "assets": attr.label_list(doc = "Files of asset catalogs that the layouts use.", allow_files = True),
        "config": attr.label(doc = "The configuration; default: that of the toolchain.", allow_single_file = True),
        "format": attr.string(doc = "How it is written.", default = "html", values = _ENDINGS.keys()),
        "on": attr.string_list(doc = "The configurations to lay out, such as `iphone-15,landscape`."),
        "options": attr.string_list(doc = "Further options of `keyline report`."),
    },
    toolchains = [TOOLCHAIN_TYPE],
    doc = "What changes between size classes, or the files as a page: one action over all of them.",
)
