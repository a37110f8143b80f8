import IBProject
import IBSource
import IBTexts

/// Reports the projects and packages in a folder, and their parts that could not be read.
struct TargetDiagnosis {
  let model: ProjectModel
  /// The printed paths of storyboards and xibs.
  let documents: [String]
  let world: World

  /// The largest numbers of parts and languages that a sentence names.
  private static let mostParts = 2
  private static let mostLanguages = 5

  var diagnoses: [DoctorResult] {
    model.isEmpty ? [] : [targets] + languages + unread
  }

  private var targets: DoctorResult {
    let projects = model.projects.isEmpty ? [] : [Wording.count(model.projects.count, "project")]
    let packages = model.packages.isEmpty ? [] : [Wording.count(model.packages.count, "package")]
    let built = documents.count { !model.targets(building: world.absolute($0)).isEmpty }
    return .ok(
      "targets",
      "\(model.targets.count) in \(Wording.list(projects + packages)); they build \(built) of "
        + Wording.count(documents.count, "document"))
  }

  /// The languages that no target builds, although there are translations of documents.
  private var languages: [DoctorResult] {
    let files = AssetProvider(world: world).files
    var isBuilt: [String: Bool] = [:]
    for document in documents {
      let path = world.absolute(document)
      guard !model.membership(of: path).isUnbuilt else { continue }
      for (language, path) in DocumentTranslations(of: path, files).paths where isBuilt[language] != true {
        isBuilt[language] = !model.membership(of: path).isUnbuilt
      }
    }
    let unbuilt = isBuilt.filter { !$0.value }.keys.sorted()
    if unbuilt.isEmpty { return [] }
    return [
      .warning(
        "languages",
        "no target builds \(unbuilt.count) of the \(Wording.count(isBuilt.count, "language")) with translated documents: "
          + Wording.list(unbuilt, atMost: Self.mostLanguages),
        "add their files to a target, or delete their folders")
    ]
  }

  private var unread: [DoctorResult] {
    guard !model.unread.isEmpty else { return [] }
    let parts = model.unread.map { part in
      "\(world.seen(part.path))\(part.line.map { ":\($0)" } ?? "") (\(part.message))"
    }
    let count = Wording.count(parts.count, "project file or entry", "project files or entries")
    return [
      .warning(
        "not read", "\(count): \(Wording.list(parts, atMost: Self.mostParts))",
        "'\(Product.name) dump --stage project .' lists everything that Keyline read")
    ]
  }
}
