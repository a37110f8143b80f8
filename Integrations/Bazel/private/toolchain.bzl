"""The program and the configuration that all actions have in common."""

TOOLCHAIN_TYPE = "@rules_keyline//:toolchain_type"

def _keyline_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(
        program = ctx.attr.program[DefaultInfo].files_to_run,
        config = ctx.file.config,
    )]

keyline_toolchain = rule(
    implementation = _keyline_toolchain_impl,
    attrs = {
        "program": attr.label(
            doc = "The program `keyline`: a file, or a target that makes it.",
            mandatory = True,
            allow_files = True,
            executable = True,
            cfg = "exec",
        ),
        "config": attr.label(
            doc = "The configuration of targets that name none.",
            default = "@rules_keyline//:empty.keyline.yml",
            allow_single_file = True,
        ),
    },
    doc = "Says which program runs; a `toolchain` of the type `@rules_keyline//:toolchain_type` names it.",
)
