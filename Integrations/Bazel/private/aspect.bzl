"""The aspects: they lint the scene files of targets that know nothing of Keyline."""

load(":lint.bzl", "lint_files", "lint_words")
load(":run.bzl", "SCENES")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

# Where rules for apps have their storyboards and xibs.
_FILE_ATTRIBUTES = ["srcs", "data", "resources"]
_GROUP = "keyline"

def _has_ending(file, endings):
    return ("." + file.extension) in endings

def _files(ctx):
    """The scene files of the target, and the files of its asset catalogs; each once, in the order of the attributes."""
    scenes = {}
    assets = {}
    for name in _FILE_ATTRIBUTES:
        for file in getattr(ctx.rule.files, name, []):
            if _has_ending(file, SCENES):
                scenes[file] = True
            elif ".xcassets/" in file.path:
                assets[file] = True
    return scenes.keys(), assets.keys()

def _below(ctx, attributes):
    """The reports of the targets that this one depends on."""
    groups = []
    for name in attributes:
        targets = getattr(ctx.rule.attr, name, None)
        for target in targets if type(targets) == "list" else [targets]:
            if type(target) == "Target" and OutputGroupInfo in target and hasattr(target[OutputGroupInfo], _GROUP):
                groups.append(getattr(target[OutputGroupInfo], _GROUP))
    return groups

def _lint_aspect_impl(target, ctx):
    scenes, assets = _files(ctx)
    results = lint_files(
        ctx,
        "%s.keyline" % target.label.name,
        scenes,
        ctx.attr._words,
        "whole" in ctx.attr._settings,
        keeps_status = "fails" not in ctx.attr._settings,
        config = ctx.file._config if hasattr(ctx.file, "_config") else None,
        inputs = assets,
    )
    reports = depset([report for (report, _) in results], transitive = _below(ctx, getattr(ctx.attr, "_along", [])))
    return [OutputGroupInfo(keyline = reports)]

def make_keyline_lint_aspect(
        fails = False,
        fail_on = "",
        options = [],
        whole = False,
        config = None,
        attr_aspects = ["deps"]):
    """An aspect of one's own, to be kept in a global of a .bzl file.

    Args:
      fails: whether findings fail the build; otherwise they are in the reports alone.
      fail_on: the least severity that counts; "" for that of the configuration.
      options: further options of `keyline lint`.
      whole: whether the files of a target are judged together, in one action.
      config: the label of the configuration, with its repository; default: that of the toolchain.
      attr_aspects: the attributes along which other targets are reached.

    Returns:
      an aspect. Its output group `keyline` has the reports of the target and of those it depends on.
    """
    # Bazel 4 refuses an attribute of an aspect whose default is empty or false, so that a list of words has them all.
    attrs = {
        "_settings": attr.string_list(default = ["lint"] + (["fails"] if fails else []) + (["whole"] if whole else [])),
        "_words": attr.string_list(default = lint_words(fail_on, options)),
    }
    if attr_aspects:
        attrs["_along"] = attr.string_list(default = attr_aspects)
    if config:
        attrs["_config"] = attr.label(default = config, allow_single_file = True)
    return aspect(
        implementation = _lint_aspect_impl,
        attr_aspects = attr_aspects,
        attrs = attrs,
        toolchains = [TOOLCHAIN_TYPE],
    )

# Reports alone: `bazel build --aspects=@rules_keyline//:defs.bzl%keyline_lint_aspect --output_groups=keyline //...`.
keyline_lint_aspect = make_keyline_lint_aspect()

# The same, and findings fail the build.
keyline_lint_check_aspect = make_keyline_lint_aspect(fails = True)
