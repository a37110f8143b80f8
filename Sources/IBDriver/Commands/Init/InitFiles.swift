import IBMigrate
import IBModel
import IBReport
import IBSource

/// The files that `init` writes for `lint`.
struct InitFiles: Sendable {
  static let configuration = ".keyline.yml"
  static let baseline = ".keyline-baseline.json"
  static let preCommit = ".pre-commit-config.yaml"

  let root: String
  private let world: World

  init(root: String, in world: World) {
    self.root = root
    self.world = world
  }

  var configurationPath: String { FileDiscovery.join(root, Self.configuration) }
  var baselinePath: String { FileDiscovery.join(root, Self.baseline) }

  /// A file that would be replaced, or a configuration of another tool that would no longer hold.
  var present: String? {
    let names = ConfigurationFile.names + [Self.baseline]
    return names.map { FileDiscovery.join(root, $0) }.first { world.kind($0) != nil }
  }

  /// The configuration: what was found, and comments on what can be set.
  func settings(for survey: ProjectSurvey, hasBaseline: Bool) -> String {
    var lines = [
      "# Settings of Keyline. 'keyline rules' lists the rules, 'keyline explain RULE' says what one is about, and",
      "# 'keyline schema configuration' prints a schema of this file for editors.", "",
    ]
    if let target = survey.target {
      lines += [
        "# The oldest iOS that the app runs on, as \(target.source.onOneLine) says.",
        "deployment_target: \(target.version)", "",
      ]
    }
    if hasBaseline {
      lines += [
        "# Findings that are known and not repeated. 'keyline lint --write-baseline \(Self.baseline)' writes it anew.",
        "baseline: \(Self.baseline)", "",
      ]
    }
    lines += [
      "# The least severity that fails a run: error, warning, note or never.", "fail_on: error", "",
      "# Rules are turned on and off by their names:", "# rules:", "#   layout-guide-in-use: off",
      "#   missing-image: on", "",
    ]
    return lines.joined(separator: "\n")
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    if let failure = world.store(path, bytes, nil) { throw failure }
  }
}
