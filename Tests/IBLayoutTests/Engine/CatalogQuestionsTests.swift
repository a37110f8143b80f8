import IBAssets
import IBModel
import IBTestSupport
import Synchronization
import Testing

@testable import IBLayout

/// Searching the catalogs of a project takes longer than looking for the conflicts of a document. A run that asks for
/// conflicts alone searches them only where the size of an image can take part in one.
@Suite struct CatalogQuestionsTests {
  /// An image of 20 by 20 points in a view that is 10 points wide, which a compression resistance of 1000 contradicts.
  ///
  /// - Parameter heights: required heights of the view; two different ones are a conflict without the image.
  private static func document(compression: Int, heights: [Double] = []) throws -> Document {
    let picture = view(
      "picture", tag: "imageView",
      attributes: #"image="dot" horizontalCompressionResistancePriority="\#(compression)""#)
    let constraints = heights.map { constraint("height-\($0)", "picture.height", constant: $0) }
    return try model(
      storyboard(
        scene(
          rootView(
            subviews: picture,
            constraints: pinned("picture", to: "root", x: 10, y: 20, width: 10) + constraints.joined())),
        head: .phone))
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
        settings: SceneSettings(), references: .none, limits: .usual, translated: { _, _ in nil })
    }
  }

  private static func conflicts(_ request: LayoutRequest, _ document: Document, in project: Project) -> [LayoutIssue] {
    LayoutEngine(document, project.environment()).layouts(for: [request])
      .flatMap { $0.flatMap { $0.issues(.conflict) } }
  }

  /// What a run for conflicts alone finds, beside what a run for frames finds that is not doubtful.
  private static func issues(
    _ document: Document, in project: Project
  ) throws -> (alone: [String], certain: [String], doubtful: Int) {
    let configuration = try document.configuration("iphone-8")
    let diagnosis = Diagnosis([.conflicts])
    let framed = conflicts(LayoutRequest(configuration, diagnosis: diagnosis), document, in: Project())
    let alone = conflicts(LayoutRequest(issuesIn: configuration, diagnosis: diagnosis), document, in: project)
    func certain(_ issues: [LayoutIssue]) -> [String] { issues.filter { !$0.isDoubtful }.map(\.message) }
    return (certain(alone), certain(framed), framed.count { $0.isDoubtful })
  }

  @Test(arguments: [750, 1000]) func aConflictWithASizeIsDoubtfulAndNotLookedFor(_ compression: Int) throws {
    let project = Project()
    let issues = try Self.issues(Self.document(compression: compression), in: project)
    #expect(issues.certain == [])
    #expect(issues.doubtful == (compression == 1000 ? 1 : 0))
    #expect(issues.alone == [])
    #expect(project.listings.withLock(\.self) == 0)
  }

  @Test(arguments: [750, 1000]) func besideAConflictOnlyARequiredSizeIsLookedFor(_ compression: Int) throws {
    let project = Project()
    let issues = try Self.issues(Self.document(compression: compression, heights: [10, 30]), in: project)
    #expect(issues.certain.count == 1)
    #expect(issues.alone == issues.certain)
    #expect(project.listings.withLock(\.self) == (compression == 1000 ? 1 : 0))
  }
}
