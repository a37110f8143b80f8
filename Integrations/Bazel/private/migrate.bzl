"""keyline_migrate_check."""

load(":check.bzl", "check_test")
load(":run.bzl", "SCENES", "declare_beside", "run_keyline")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

def _keyline_migrate_check_impl(ctx):
    results = []
    for file in ctx.files.srcs:
        report = declare_beside(ctx, ctx.label.name + ".keyline", file, ".txt")
        status = declare_beside(ctx, ctx.label.name + ".keyline", file, ".status")
        run_keyline(
            ctx,
            "KeylineMigrate",
            ["migrate", ctx.attr.migration, "--check"] + ctx.attr.options,
            [file],
            report,
            status = status,
            config = ctx.file.config,
            inputs = ctx.files.assets,
            message = "Checking %s of %s" % (ctx.attr.migration, file.short_path),
        )
        results.append((report, status))
    return check_test(ctx, results)

_migrate_check_test = rule(
    implementation = _keyline_migrate_check_impl,
    test = True,
    attrs = {
        "srcs": attr.label_list(doc = "Storyboards and xibs.", allow_files = SCENES, mandatory = True),
        "migration": attr.string(doc = "The name of the migration, such as `safe-area`.", mandatory = True),
        "assets": attr.label_list(doc = "Files of asset catalogs that the layouts use.", allow_files = True),
        "config": attr.label(doc = "The configuration; default: that of the toolchain.", allow_single_file = True),
        "options": attr.string_list(doc = "Further options of `keyline migrate`."),
    },
    toolchains = [TOOLCHAIN_TYPE],
    doc = "Fails where the migration would change one of the files, or leave it alone for a reason.",
)

def keyline_migrate_check(name, **kwargs):
    """A test that fails where a migration would change a file. Rules that are tests have names that say so; this hides it.

    Args:
      name: of the target.
      **kwargs: srcs, migration, assets, config, options, and what every test has.
    """
    _migrate_check_test(name = name, **kwargs)
