/// What an `.xcodeproj` describes.
package struct XcodeProject: Sendable {
  /// The folder `Name.xcodeproj`.
  package let path: String
  /// In the order of the project.
  package internal(set) var targets: [ProjectTarget] = []
  /// Without the languages of its files, as the project lists them; `Base` may be among them.
  package internal(set) var knownLanguages: [String] = []
  package internal(set) var developmentLanguage: String?
  /// The version of Xcode that checked it last, such as `1540` for 15.4.
  package internal(set) var lastUpgradeCheck: String?
  /// The folders of packages that it names.
  package internal(set) var localPackages: [String] = []
  /// Whether all members of all targets were read.
  package internal(set) var isWhole = false
  /// The names of members that are not where the project says.
  package internal(set) var unplaced: Set<String> = []
  /// The texts of its shell scripts, and the commands of targets that another program builds.
  package internal(set) var scripts: [String] = []

  /// The folder that the project is in.
  var folder: String { ProjectPath.folder(of: path) }

  init(path: String) {
    self.path = path
  }
}
