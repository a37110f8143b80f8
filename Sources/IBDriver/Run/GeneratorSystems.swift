import IBModel
import IBProject

/// The oldest systems in a description from which XcodeGen generates a project.
///
/// Source: XcodeGen, "Project Spec": `options.deploymentTarget`, `deploymentTarget` and `platform` of a target, and build
/// settings anywhere.
enum GeneratorSystems {
  /// The names of such a file.
  static let fileNames = ["project.yml", "project.yaml"]

  static func read(_ bytes: [UInt8]) -> [TargetPlatform: SystemVersion] {
    guard let root = try? YAMLReader.read(bytes) else { return [:] }
    var systems: [TargetPlatform: SystemVersion] = [:]
    add(root["options"]?["deploymentTarget"], to: &systems)
    for target in root["targets"]?.entries ?? [] {
      let platforms = target.value["platform"]?.texts ?? []
      add(target.value["deploymentTarget"], of: platforms.count == 1 ? platforms[0] : nil, to: &systems)
    }
    addSettings(in: root, to: &systems)
    return systems
  }

  /// Adds one version, or the versions by platform.
  private static func add(
    _ node: YAMLNode?, of platform: String? = nil, to systems: inout [TargetPlatform: SystemVersion]
  ) {
    let versions = node?.entries.map { $0.map { ($0.key.text, $0.value.text) } } ?? [(platform, node?.text)]
    for (name, version) in versions {
      guard let platform = TargetPlatform.allCases.first(where: { "\($0)" == name }) else { continue }
      add(version, of: platform, to: &systems)
    }
  }

  private static func add(
    _ text: String?, of platform: TargetPlatform, to systems: inout [TargetPlatform: SystemVersion]
  ) {
    guard let version = text.flatMap({ SystemVersion($0) }) else { return }
    systems[platform] = min(systems[platform] ?? version, version)
  }

  private static func addSettings(in node: YAMLNode, to systems: inout [TargetPlatform: SystemVersion]) {
    for entry in node.entries ?? [] {
      if let platform = TargetPlatform.allCases.first(where: { $0.deploymentSetting == entry.key.text }) {
        add(entry.value.text, of: platform, to: &systems)
      }
      addSettings(in: entry.value, to: &systems)
    }
    for item in node.items ?? [] { addSettings(in: item, to: &systems) }
  }
}
