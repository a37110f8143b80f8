package struct Workspace: Sendable {
  /// The path of the folder `Name.xcworkspace`.
  package let path: String
  /// The projects, packages and folders in the workspace, in its order.
  package let paths: [String]
}
