"""The extension for MODULE.bazel: it makes the repository `keyline`, which has the program and its toolchain."""

load(":repositories.bzl", "keyline_repository")

def _label_text(label):
    # The canonical form, which holds in every repository.
    return str(label) if label else ""

def _keyline_impl(ctx):
    for module in ctx.modules:
        if not module.is_root:
            continue
        tags = module.tags.program
        if len(tags) > 1:
            fail("keyline.program is used twice in MODULE.bazel; one program runs in a build")
        for tag in tags:
            keyline_repository(
                name = "keyline",
                path = tag.path,
                urls = tag.urls,
                sha256 = tag.sha256,
                strip_prefix = tag.strip_prefix,
                config = _label_text(tag.config),
            )

keyline = module_extension(
    implementation = _keyline_impl,
    tag_classes = {
        "program": tag_class(attrs = {
            "path": attr.string(doc = "The absolute path of the program; default: the one in PATH."),
            "urls": attr.string_list(doc = "Where an archive of a release is."),
            "sha256": attr.string(doc = "The checksum of the archive."),
            "strip_prefix": attr.string(doc = "The folder in the archive that has `bin`."),
            "config": attr.label(doc = "The configuration of all targets that name none."),
        }),
    },
)
