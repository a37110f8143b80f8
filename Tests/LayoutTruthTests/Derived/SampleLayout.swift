import Foundation
@testable import IBDriver
import IBLayout
import IBModel
import IBSource
import IBSyntax
import Testing

/// A document of the `Samples` folder, laid out in one configuration, with its views found by what a reader calls them.
struct SampleLayout {
  let document: Document
  let scenes: [SceneLayout]

  /// Lays the sample out where the words of `--on` say; on Xcode's canvas where there are none.
  ///
  /// - Parameter withCode: whether what the sample's app sets in code counts: its `.keyline.yml`.
  init(_ name: String, on words: String? = nil, withCode: Bool = false) throws {
    document = try Sample.document(name)
    let configuration = try words.map { try ConfigurationSpec.parse($0).get().configuration }
    let settings = withCode ? try Sample.settings(of: name) : SceneSettings()
    scenes = LayoutEngine(
      document,
      LayoutEnvironment(assets: nil, settings: settings, references: .none, limits: .usual, translated: { _, _ in nil })
    ).layouts(in: try configuration ?? Sample.canvas(document))
  }

  /// The view with this user label, else the one that shows this text.
  func view(_ label: String) throws -> ViewLayout {
    let found = scenes.lazy.flatMap(\.views).first { $0.label == label }
    return try #require(found, "no view is called '\(label)'")
  }

  /// x, y, width and height in the superview's coordinates, in points with three decimals, enough to tell pixels
  /// apart; empty for a view that is not installed.
  func frame(_ label: String) throws -> [Double] {
    try view(label).frame.map { [$0.x, $0.y, $0.width, $0.height].map(thousandths) } ?? []
  }

  /// Top, left, bottom, right.
  func margins(_ label: String) throws -> [Double] { sides(try view(label).margins) }

  /// Top, left, bottom, right.
  func safeArea(_ label: String) throws -> [Double] { sides(try view(label).safeArea) }

  /// The margins of the root view of the scene that shows a view; top, left, bottom, right.
  func rootMargins(around label: String) throws -> [Double] {
    let scene = scenes.first { scene in scene.views.contains { $0.label == label } }
    let root = try #require(scene?.views.first, "no scene has a view called '\(label)'")
    return sides(root.margins)
  }

  /// Of the root of the scene that shows a view; top, left, bottom, right.
  func sceneSafeArea(around label: String) throws -> [Double] {
    let scene = scenes.first { scene in scene.views.contains { $0.label == label } }
    return sides(try #require(scene, "no scene has a view called '\(label)'").safeArea)
  }

  /// The line below a row, in its coordinates; empty where there is none.
  func separator(_ label: String) throws -> [Double] {
    try view(label).separator.map { [$0.x, $0.y, $0.width, $0.height].map(thousandths) } ?? []
  }

  /// The content view of a row.
  func contentFrame(_ label: String) throws -> [Double] {
    let row = try view(label)
    let content = scenes.lazy.flatMap(\.views).first { $0.parent == row.id }
    let frame = try #require(content?.frame)
    return [frame.x, frame.y, frame.width, frame.height].map(thousandths)
  }

  func adjustedContentInset(_ label: String) throws -> [Double] {
    sides(try #require(try view(label).adjustedContentInset))
  }

  /// Width and height of what a scroll view scrolls over.
  func contentSize(_ label: String) throws -> [Double] {
    let view = try view(label)
    let size = try #require(view.contentSize)
    return [size.width, size.height].map(thousandths)
  }

  func isInstalled(_ label: String) throws -> Bool { try view(label).installed }

  /// What is wrong with the rows; texts that do not fit are another matter.
  var issues: [LayoutIssue] { scenes.flatMap(\.issues).filter { ![.empty, .clipped].contains($0.kind) } }

  private func sides(_ insets: Insets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right].map(thousandths)
  }

  private func thousandths(_ points: Double) -> Double { (points * 1000).rounded() / 1000 }
}

/// The documents of the `Samples` folder.
enum Sample {
  static let names = [
    "Badge.xib", "Gallery.storyboard", "LayoutGuides.storyboard", "Magazine.storyboard", "Mail.storyboard",
    "MarginsAndBounds.storyboard", "PreservedMargins.storyboard", "RightToLeft.storyboard", "SafeArea.storyboard",
    "Settings.storyboard", "SignUpForm.storyboard",
    "SizeClasses.storyboard",
  ]

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// What the configuration beside a sample says of its scenes.
  static func settings(of name: String) throws -> SceneSettings {
    let configuration = try text(name.replacing(".storyboard", with: ".keyline.yml"))
    return try ConfigurationReader.read(Array(configuration.utf8)).scenes
  }

  static func document(_ name: String) throws -> Document { try document(name, text: text(name)) }

  static func document(_ name: String, text: String) throws -> Document {
    let (tree, findings) = SyntaxParser.parse(SourceFile(path: name, bytes: Array(text.utf8)))
    #expect(findings.isEmpty)
    let syntax = try #require(tree)
    return try #require(Document(syntax))
  }

  static func canvas(_ document: Document) throws -> TraitConfiguration {
    let device = document.header.device
    return try #require(
      ConfigurationSet.canvas(
        deviceID: device?.id, orientation: device?.orientation, appearance: device?.appearance,
        adaptation: device?.adaptation, toolsVersion: document.header.toolsVersion))
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples")
}
