import IBProject
import IBSource

/// Reports the projects and packages in a folder, and their parts that could not be read.
struct TargetDiagnosis {
  let model: ProjectModel
  /// The printed paths of storyboards and xibs.
  let documents: [String]
  let world: World

  /// The largest number of parts that a sentence names.
  private static let mostParts = 2

  var diagnoses: [DoctorResult] {
    model.isEmpty ? [] : [targets] + unread
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
