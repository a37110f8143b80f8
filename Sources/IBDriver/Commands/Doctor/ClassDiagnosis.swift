import IBCode
import IBLint
import IBSource

/// Reports which classes of documents Keyline checks against the sources, and why it does not check the others.
enum ClassDiagnosis {
  private static let subject = "classes"
  /// The largest number of classes that a sentence names.
  private static let mostNames = 3

  /// - Parameter facts: the facts about the project's sources; nil if these are incomplete.
  static func diagnosis(_ facts: CodeFacts?) -> DoctorResult {
    guard let facts else {
      return .ok(
        subject,
        "not checked: the sources declare too few of the documents' classes")
    }
    let names = facts.names.classes.filter(facts.sources.declares).sorted(by: FileDiscovery.inOrder)
    let unchecked = names.compactMap { name in
      facts.sources.obstacle(to: name).map { "\(name) (\(words(for: $0)))" }
    }
    let checked = "\(names.count - unchecked.count) of \(Wording.count(names.count, "class", "classes")) checked"
    guard !unchecked.isEmpty else { return .ok(subject, checked) }
    return .ok(
      subject, "\(checked) for outlets and actions; not checked: \(Wording.list(unchecked, atMost: mostNames))")
  }

  private static func words(for obstacle: CodeIndex.Obstacle) -> String {
    switch obstacle {
    case .undeclared(let name): "no source file declares its superclass \(name)"
    case .macro(let place): "the macro or merge conflict in \(place.path):\(place.line) may add members"
    }
  }
}
