import IBCompare
import IBReport

/// The differences between the configurations of one scene.
public struct SceneReport: Hashable, Sendable, Codable {
  /// A difference in one object.
  public struct Difference: Hashable, Sendable, Codable {
    /// The property that differs.
    public enum Aspect: Hashable, Sendable, Codable {
      /// Whether a view or constraint is installed.
      case installed
      /// A property, by its name in the file, such as `constant` or `fontDescription`.
      case property(String)
    }

    /// The id of a view, a bar item or a constraint.
    public let objectID: String
    /// The aspect that the values describe.
    public let aspect: Aspect
    /// The value in each configuration, in words such as `16`, `on` or `system bold 28`; nil if the object is not
    /// installed in it.
    public let values: [String?]
    /// The whole difference in words, such as `constant 160 → 120 in wC hC`.
    public let summary: String

    init(_ difference: SceneComparison.Difference, summary: String, values: [String?]) {
      objectID = difference.object.id
      switch difference.aspect {
      case .installed: aspect = .installed
      case .property(let name): aspect = .property(name)
      }
      self.values = values
      self.summary = summary
    }
  }

  /// An issue of the layouts, with the configurations in which it occurs.
  public struct Issue: Hashable, Sendable, Codable {
    /// The issue with the words of its first configuration.
    public let issue: LayoutIssue
    /// Indices in `configurations`, in ascending order.
    public let places: [Int]
  }

  /// The identity of the scene.
  public let scene: SceneIdentity
  /// The configurations, in the order of the request.
  public let configurations: [Configuration]
  /// The differences in document order, views before constraints.
  ///
  /// Consequences of another difference are left out: the views inside a view that is not installed, and its
  /// constraints.
  public let differences: [Difference]
  /// Groups of indices in `configurations` that agree in all differences, ordered by their first members.
  public let groups: [[Int]]
  /// The issues in the order in which they were found.
  public let issues: [Issue]

  /// Whether more than frames differs.
  public var varies: Bool { !differences.isEmpty }

  init(_ comparison: SceneComparison) {
    scene = SceneIdentity(comparison.scene)
    configurations = comparison.configurations.map { Configuration($0.configuration) }
    differences = zip(comparison.differences, comparison.differenceWords).map { difference, words in
      Difference(difference, summary: words.summary, values: words.values)
    }
    groups = comparison.groups
    issues = comparison.issues.map { Issue(issue: LayoutIssue($0.issue), places: $0.configurations) }
  }
}

extension InterfaceDocument {
  /// The differences between configurations for each scene in document order; empty without configurations.
  public func report(on configurations: [Configuration]) -> [SceneReport] {
    let comparer = SceneComparer(document, assets: nil)
    return scenes(on: configurations).compactMap { comparer.compare($0).map(SceneReport.init) }
  }
}
