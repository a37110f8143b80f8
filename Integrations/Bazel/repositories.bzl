"""Repositories with the program, for WORKSPACE files and for the extension of MODULE.bazel."""

_BUILD = """load("@rules_keyline//:defs.bzl", "keyline_toolchain")

package(default_visibility = ["//visibility:public"])

exports_files(["{program}"])

keyline_toolchain(
    name = "keyline",
    program = "{program}",
{config})

toolchain(
    name = "toolchain",
    toolchain = ":keyline",
    toolchain_type = "@rules_keyline//:toolchain_type",
)
"""

def _keyline_repository_impl(ctx):
    program = "bin/keyline"
    if ctx.attr.urls:
        if not ctx.attr.sha256:
            fail("keyline_repository: 'urls' needs 'sha256', the checksum of the archive")
        ctx.download_and_extract(ctx.attr.urls, sha256 = ctx.attr.sha256, stripPrefix = ctx.attr.strip_prefix)
    else:
        path = ctx.attr.path or ctx.which("keyline")
        if not path:
            fail("keyline_repository: no program 'keyline' is in PATH; name it in 'path', or an archive in 'urls'")
        ctx.symlink(path, program)
    config = "    config = \"%s\",\n" % ctx.attr.config if ctx.attr.config else ""
    ctx.file("BUILD.bazel", _BUILD.format(program = program, config = config))

keyline_repository = repository_rule(
    implementation = _keyline_repository_impl,
    attrs = {
        "path": attr.string(doc = "The absolute path of the program; default: the one in PATH."),
        "urls": attr.string_list(doc = "Where an archive of a release is, with the program at `bin/keyline`."),
        "sha256": attr.string(doc = "The checksum of the archive."),
        "strip_prefix": attr.string(doc = "The folder in the archive that has `bin`."),
        "config": attr.string(doc = "The label of the configuration of all targets that name none."),
    },
    doc = "The program and a toolchain for it, `@NAME//:toolchain`.",
)

def keyline_register(name = "keyline", **kwargs):
    """For WORKSPACE: the program, ready to be used.

    Args:
      name: of the repository.
      **kwargs: those of keyline_repository.
    """
    keyline_repository(name = name, **kwargs)
    native.register_toolchains("@%s//:toolchain" % name)
