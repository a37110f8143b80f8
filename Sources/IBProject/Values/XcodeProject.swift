package struct XcodeProject: Sendable {
  /// The path of the folder `Name.xcodeproj`.
  package let path: String
  /// The targets, in the order of the project.
  package internal(set) var targets: [ProjectTarget] = []
  /// The languages in the project's own list, without those of its files. `Base` may be one of them.
  package internal(set) var knownLanguages: [String] = []
  package internal(set) var developmentLanguage: String?
  /// The version of Xcode that last checked the project, such as `1540` for 15.4.
  package internal(set) var lastUpgradeCheck: String?
  package internal(set) var localPackages: [String] = []
  /// Whether all members of all targets were read.
  package internal(set) var isWhole = false
  /// The names of members that do not exist at their paths in the project.
  package internal(set) var unplaced: Set<String> = []
  /// The texts of its shell scripts, and the commands of targets that another program builds.
  package internal(set) var scripts: [String] = []

  var folder: String { ProjectPath.folder(of: path) }
}
