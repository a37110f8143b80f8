package import IBLayout

/// A scene of a file with findings, as a page shows it.
package struct FindingScene: Sendable {
  package let layout: SceneLayout
  /// The object ids of the views that findings are about, by the start of the finding's range in the file.
  package let views: [Int: [String]]

  package init(layout: SceneLayout, views: [Int: [String]]) {
    self.layout = layout
    self.views = views
  }
}
