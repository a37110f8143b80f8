import IBMigrate
import IBSource

/// The files that `init` writes for `lint`.
struct InitFiles: Sendable {
  static let configuration = ".keyline.yml"
  static let baseline = ".keyline-baseline.json"
  static let preCommit = ".pre-commit-config.yaml"

  let root: String
  let world: World

  var configurationPath: String { FileDiscovery.join(root, Self.configuration) }
  var baselinePath: String { FileDiscovery.join(root, Self.baseline) }

  /// An existing file that the command would replace, or another tool's configuration that would no longer apply.
  var present: String? {
    let names = ConfigurationFile.names + [Self.baseline]
    return names.map { FileDiscovery.join(root, $0) }.first { world.kind($0) != nil }
  }

  /// The text of the configuration: the detected settings, and comments about the others.
  func settings(for survey: ProjectSurvey, hasBaseline: Bool) -> String {
    var lines = [
      "# Settings of Keyline. 'keyline rules' lists the rules, 'keyline explain RULE' describes one, and",
      "# 'keyline schema configuration' prints a schema of this file for editors.", "",
    ]
    if let target = survey.target {
      lines += [
        "# The oldest iOS that the app runs on, from \(target.source.onOneLine).",
        "deployment_target: \(target.version)", "",
      ]
    }
    if hasBaseline {
      lines += [
        "# Known findings that lint does not report. 'keyline lint --write-baseline \(Self.baseline)' rewrites it.",
        "baseline: \(Self.baseline)", "",
      ]
    }
    lines += [
      "# A run fails at this severity or above: error, warning, note or never.", "fail_on: error", "",
      "# Turn rules on and off by name:", "# rules:", "#   layout-guide-in-use: off",
      "#   missing-image: on", "",
    ]
    return lines.joined(separator: "\n")
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    if let failure = OutputFolder.store(bytes, at: path, in: world) { throw failure }
  }
}

/// The git hook that lints each commit that changes scenes, catalogs or sources.
struct InitHook: Sendable {
  let root: String
  let isForced: Bool
  let world: World

  /// An entry for the configuration of pre-commit. It runs the installed program by its name.
  ///
  /// Source: pre-commit.com, "Repository local hooks".
  private static let entry = """
      - repo: local
        hooks:
          - id: keyline-lint
            name: keyline lint
            entry: keyline lint --quiet --new-since HEAD
            language: system
            pass_filenames: false
            files: (\\.(storyboard|xib|swift|m|mm|h)|\\.xcassets/.*)$

    """
  private static let mark = "keyline"

  /// The script also lints commits that change only sources, because rules about code find scenes that such a change
  /// breaks.
  private static let script = """
    #!/bin/sh
    # Lints the project before a commit of scenes, catalogs or sources: findings that are new. Written by
    # 'keyline init --hook'.
    git diff --cached --quiet -- '*.storyboard' '*.xib' '*.xcassets/*' '*.swift' '*.m' '*.mm' '*.h' ||
      exec keyline lint --quiet --new-since HEAD

    """

  /// - Returns: the actions, in sentences.
  func writeForPreCommit() throws(FileFailure) -> [String] {
    let path = FileDiscovery.join(root, InitFiles.preCommit)
    guard world.kind(path) != nil else {
      try store("repos:\n" + Self.entry, at: path)
      return [
        "Wrote \(path): after 'pre-commit install', git lints each commit that changes scenes, catalogs or sources."
      ]
    }
    let present = String(decoding: try world.read(path).get(), as: UTF8.self)
    if present.contains(Self.mark) { return ["\(path) already contains Keyline's hook."] }
    return ["\(path) already exists; add this under its 'repos' key:\n\n\(Self.entry)"]
  }

  /// - Returns: the actions, in sentences.
  func writeForGit() throws(FileFailure) -> [String] {
    let named = try world.gitLine(["-C", world.absolute(root), "rev-parse", "--git-path", "hooks/pre-commit"]).get()
    let path = named.hasPrefix("/") ? named : FileDiscovery.join(root, named)
    if let present = try? world.read(path).get(), present != Array(Self.script.utf8), !isForced {
      return ["\(path) already exists; --force replaces it."]
    }
    if let failure = world.makeFolder(FileDiscovery.folder(of: path)) { throw failure }
    try store(Self.script, at: path)
    if let failure = world.allowRunning(path) { throw failure }
    return ["Wrote \(path): git lints each commit here that changes scenes, catalogs or sources."]
  }

  private func store(_ text: String, at path: String) throws(FileFailure) {
    if let failure = OutputFolder.store(Array(text.utf8), at: path, in: world) { throw failure }
  }
}
