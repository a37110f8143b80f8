/// Which git there is, and whether it merges and compares scene files with Keyline.
struct GitDiagnosis {
  private let root: String
  private let world: World

  init(_ root: String, in world: World) {
    self.root = root
    self.world = world
  }

  var diagnoses: [Diagnosis] {
    guard let version = line(of: ["--version"]) else {
      return [.warning("git", "not installed", "diff and merge need it only for revisions and conflicts")]
    }
    return [.ok("git", version), driver]
  }

  private var driver: Diagnosis {
    let folder = ["-C", world.absolute(root)]
    let subject = "git driver"
    guard line(of: folder + ["rev-parse", "--git-dir"]) != nil else {
      return .ok(subject, "not needed: the project is no repository of git")
    }
    let program = line(of: folder + ["config", GitConfiguration.driver])
    let attribute = line(of: folder + ["check-attr", "merge", "--", "Any.storyboard"])
    let isNamed = attribute?.hasSuffix(": keyline") == true
    guard program != nil, isNamed else {
      return .warning(
        subject, program == nil && isNamed ? "named by attributes, but not installed" : "not installed",
        "'\(Product.name) git-setup' lets git merge scene files by their objects")
    }
    return .ok(subject, "installed for merges")
  }

  /// The first line of git's answer; nil where git fails or says nothing.
  private func line(of arguments: [String]) -> String? {
    guard let answer = try? world.git(arguments).get() else { return nil }
    let line = String(decoding: answer.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.isEmpty ? nil : line
  }
}
