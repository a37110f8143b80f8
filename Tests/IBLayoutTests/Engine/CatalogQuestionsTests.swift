import IBAssets
import IBModel
import IBTestSupport
import Synchronization
import Testing

@testable import IBLayout

/// Searching the catalogs of a project takes longer than looking for the conflicts of a document. A run that asks for
/// conflicts alone searches them only where the size of an image can take part in one.
@Suite struct CatalogQuestionsTests {
  /// An image of 20 by 20 points in a view that is 10 points wide; with a compression resistance of 1000 that is a
  /// conflict.
  private static func document(compression: Int) throws -> Document {
    try model(
      storyboard(
        scene(
          rootView(
            subviews: view(
              "picture", tag: "imageView",
              attributes: #"image="dot" horizontalCompressionResistancePriority="\#(compression)""#),
            constraints: pinned("picture", to: "root", x: 10, y: 20, width: 10))), head: .phone))
  }

  /// A project with one loose image, and how many of its folders were listed.
  private final class Project: Sendable {
    let listings = Mutex(0)

    func environment() -> LayoutEnvironment {
      let files = AssetFiles(
        list: { [self] _ in
          listings.withLock { $0 += 1 }
          return [AssetFiles.Entry("dot.svg", isFolder: false)]
        },
        read: { _ in nil },
        start: { _, _ in Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>"#.utf8) })
      return LayoutEnvironment(
        assets: DocumentAssets(ProjectAssets(root: "/app", files: files), document: "/app/Main.storyboard"),
        settings: SceneSettings(), references: .none)
    }
  }

  private static func conflicts(_ request: LayoutRequest, _ document: Document, in project: Project) -> [String] {
    LayoutEngine(document, project.environment()).layouts(for: [request])
      .flatMap { $0.flatMap { $0.issues(.conflict).map(\.message) } }
  }

  @Test func aRequiredSizeIsFoundInTheCatalogsAndTakesPart() throws {
    let document = try Self.document(compression: 1000)
    let configuration = try document.configuration("iphone-8")
    let framed = Self.conflicts(
      LayoutRequest(configuration, diagnosis: Diagnosis([.conflicts])), document, in: Project())
    let project = Project()
    let alone = Self.conflicts(
      LayoutRequest(issuesIn: configuration, diagnosis: Diagnosis([.conflicts])), document, in: project)
    #expect(framed.count == 1)
    #expect(alone == framed)
    #expect(project.listings.withLock(\.self) == 1)
  }

  @Test func aSizeThatGivesWayIsNotLookedFor() throws {
    let document = try Self.document(compression: 750)
    let configuration = try document.configuration("iphone-8")
    let project = Project()
    let alone = Self.conflicts(
      LayoutRequest(issuesIn: configuration, diagnosis: Diagnosis([.conflicts])), document, in: project)
    #expect(alone == [])
    #expect(project.listings.withLock(\.self) == 0)
  }
}
