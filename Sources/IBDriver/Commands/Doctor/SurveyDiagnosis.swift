import IBMigrate
import IBModel
import IBSource

/// What is in the project.
struct SurveyDiagnosis {
  private let survey: ProjectSurvey
  private let file: ConfigurationFile?

  /// - Parameter file: nil for a configuration that cannot be read.
  init(_ survey: ProjectSurvey, _ file: ConfigurationFile?) {
    self.survey = survey
    self.file = file
  }

  var diagnoses: [Diagnosis] {
    [.ok("project", survey.root == "." ? "the current folder" : survey.root), documents] + unread + [
      surroundings, ClassDiagnosis.diagnosis(survey.facts), target,
    ]
  }

  private var documents: Diagnosis {
    let counts = "\(Wording.count(survey.storyboards, "storyboard")), \(Wording.count(survey.xibs, "xib"))"
    let platforms = list(survey.platforms) + list(survey.skipped).map { "\($0) (skipped)" }
    guard !survey.platforms.isEmpty else {
      return .error(
        "documents", platforms.isEmpty ? counts : "\(counts): \(Wording.list(platforms))",
        "Keyline reads those for iOS and tvOS; name another folder, or search with --no-ignore")
    }
    return .ok("documents", "\(counts): \(platforms.joined(separator: ", "))")
  }

  private func list(_ counts: [String: Int]) -> [String] {
    counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
  }

  private var unread: [Diagnosis] {
    if survey.unread.isEmpty { return [] }
    let count = Wording.count(survey.unread.count, "file has", "files have")
    return [
      .warning(
        "unreadable", "\(count) no document in it: \(survey.unreadNames)",
        "'\(Product.name) lint' says why")
    ]
  }

  private var surroundings: Diagnosis {
    .ok(
      "beside them",
      "\(Wording.count(survey.catalogs, "asset catalog")), \(Wording.count(survey.sources, "source file"))")
  }

  private var target: Diagnosis {
    let subject = "oldest system"
    if let set = file?.configuration.deploymentTarget {
      return .ok(subject, "iOS \(set), set by \(file?.path ?? "the configuration")")
    }
    if let target = survey.target { return .ok(subject, "iOS \(target.version), from \(target.source)") }
    return .warning(subject, "not found in an Xcode project", "set 'deployment_target' in .keyline.yml")
  }
}
