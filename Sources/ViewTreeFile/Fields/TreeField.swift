/// A key of a tree file.
struct TreeField: Sendable {
  let name: String
  let type: FieldType
  /// What it is for, in a sentence; empty where the name says it.
  let summary: String
  let isRequired: Bool

  init(_ name: String, _ type: FieldType, _ summary: String = "", isRequired: Bool = false) {
    self.name = name
    self.type = type
    self.summary = summary
    self.isRequired = isRequired
  }
}
