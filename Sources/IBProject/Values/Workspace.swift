package struct Workspace: Sendable {
  /// The folder `Name.xcworkspace`.
  package let path: String
  /// The projects, packages and folders in it, in its order.
  package let paths: [String]
}
