import Foundation
import IBLayout
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// Real documents on their own canvas. A sample of them, because a debug build is slow.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct CorpusLayoutTests {
  /// Every third document: enough views without text for a share that one document does not swing.
  private static let stride = 3

  private var documents: [(url: URL, document: Document)] {
    get throws {
      try Swift.stride(from: 0, to: Corpus.documents.count, by: Self.stride).compactMap { index in
        let url = Corpus.documents[index]
        let source = SourceFile(path: url.path, bytes: [UInt8](try Data(contentsOf: url)))
        guard let tree = SyntaxParser.parse(source).0, let document = Document(tree) else { return nil }
        return document.flavor.platform == .iOS ? (url, document) : nil
      }
    }
  }

  @Test func everySceneHasViewsOrSaysWhyNot() throws {
    var scenes = 0
    for (url, document) in try documents {
      guard let configuration = ConfigurationSet.canvas(of: document) else { continue }
      for layout in LayoutEngine(document, .documentAlone).layouts(in: configuration) {
        scenes += 1
        #expect(!layout.views.isEmpty || layout.issues.contains { $0.kind == .empty }, "\(url.path)")
        #expect(Self.unnamed(layout, in: document).isEmpty, "\(url.path)")
      }
    }
    #expect(scenes > 0)
  }

  /// Each frame is moved before the layout sees it: what agrees was computed. The floors may only rise.
  ///
  /// Every third repository is a part of its own, to which no figure is to be fitted; what both parts come to is printed
  /// side by side, so that a rule that holds only where it was found shows.
  @Test func storedFramesAreComputed() throws {
    var (plain, text, fitted, heldOut) = (Agreement(), Agreement(), Agreement(), Agreement())
    for (number, entry) in try documents.enumerated() {
      let stored = StoredFrames(entry.document)
      let layouts = try blindLayouts(of: entry, stored, seed: UInt64(number))
      let isHeldOut = Corpus.isHeldOut(entry.url)
      for view in stored.views {
        let found = layouts[view.id]
        let isPlain = !view.hasTextAround
        if isPlain { plain.count(view.frame, against: found) } else { text.count(view.frame, against: found) }
        if isHeldOut { heldOut.count(view.frame, against: found) } else { fitted.count(view.frame, against: found) }
      }
    }
    print("plain: \(plain)", "text: \(text)", "fitted to: \(fitted)", "held out: \(heldOut)", separator: "\n")
    #expect(plain.rightShare >= Self.plainFloor, "\(plain)")
    #expect(plain.wrongShare <= Self.plainCeiling, "\(plain)")
    #expect(text.rightShare >= Self.textFloor, "\(text)")
    #expect(heldOut.rightShare >= Self.heldOutFloor, "\(heldOut)")
    #expect(heldOut.wrongShare <= Self.heldOutCeiling, "\(heldOut)")
  }

  /// The layouts on the document's canvas by view, with every counted frame moved; empty where nothing is counted.
  private func blindLayouts(
    of entry: (url: URL, document: Document), _ stored: StoredFrames, seed: UInt64
  ) throws -> [String: ViewLayout] {
    guard !stored.views.isEmpty, let configuration = ConfigurationSet.canvas(of: entry.document) else { return [:] }
    let bytes = try #require(stored.blinded(seed: seed))
    let tree = try #require(SyntaxParser.parse(SourceFile(path: entry.url.path, bytes: bytes)).0)
    let blind = try #require(Document(tree))
    let layouts = LayoutEngine(blind, .documentAlone).layouts(in: configuration).flatMap(\.views)
    return Dictionary(layouts.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Percent of the views without text around.
  private static let plainFloor = 96.0
  private static let plainCeiling = 2.0
  /// Percent of the views with text around.
  private static let textFloor = 84.0
  /// Percent of the views of repositories that nothing is fitted to.
  private static let heldOutFloor = 92.5
  private static let heldOutCeiling = 5.5

  private static func canvas(_ document: Document) -> TraitConfiguration? {
    let device = document.header.device
    return ConfigurationSet.canvas(
      deviceID: device?.id, orientation: device?.orientation, appearance: device?.appearance,
      adaptation: device?.adaptation, toolsVersion: document.header.toolsVersion)
  }

  /// Constrained views with a kept coordinate that no issue names, in a scene where no intrinsic size is unknown, no
  /// constraints contradict each other and the root's size is given: each reaches other views.
  private static func unnamed(_ layout: SceneLayout, in document: Document) -> [String] {
    if layout.issues.contains(where: { $0.kind == .unsupported || $0.kind == .conflict }) { return [] }
    // Nor is it where the size of the whole is the stored frame's.
    guard layout.views.first?.kept.isEmpty != false else { return [] }
    return layout.views.filter { view in
      guard let index = document.view(view.id), view.parent != nil else { return false }
      let element = document.views[index].element
      guard element.flag(.translatesAutoresizingMaskIntoConstraints) == false, element.flag(.fixedFrame) != true else {
        return false
      }
      return view.kept.contains { coordinate in
        let axis: [FrameCoordinate] = coordinate == .x || coordinate == .width ? [.x, .width] : [.y, .height]
        return !layout.issues.contains { issue in
          [.ambiguous, .tie, .scrollContent].contains(issue.kind) && issue.view == view.id
            && issue.axis.map(axis.contains) == true
        }
      }
    }.map(\.id)
  }
}
