import IBLayout

/// A problem in a layout, or a value that the layout engine does not know.
public struct LayoutIssue: Hashable, Sendable, Codable {
  /// The kind of issue by its name in the JSON of `keyline resolve`, such as `conflict`, `ambiguous` or `clipped`.
  ///
  /// The page Diagnosis.md in the repository explains each kind. Later versions may add others.
  public let kind: String
  /// The id of the view or scene that the issue is about.
  public let objectID: String?
  /// The ids of the constraints involved, in document order.
  public let constraints: [String]
  /// The message in lower case, without a full stop, and with object ids in single quotes.
  public let message: String

  init(_ issue: IBLayout.LayoutIssue) {
    kind = issue.kind.rawValue
    objectID = issue.view
    constraints = issue.constraints
    message = issue.message
  }
}
