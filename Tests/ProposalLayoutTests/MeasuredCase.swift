import Foundation
import IBSource
import IBTestSupport
import ProposalLayout
import ViewTreeFile

/// A tree with the frames that SwiftUI gave it, as they were published.
struct MeasuredCase: Sendable, CustomStringConvertible {
  let name: String
  let source: String
  let proposal: Size
  let tree: ViewNode
  let frames: [String: Rect]

  var description: String { name }

  /// Beside the corpus of real files; nil without it.
  private static var file: URL? {
    Corpus.folder?.deletingLastPathComponent().appending(path: "facts/swiftui/cases.json")
  }

  static var arePresent: Bool { file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false }

  /// Empty without the file, and where our readers refuse it.
  static let all: [MeasuredCase] = {
    guard let file, let data = try? Data(contentsOf: file),
      case .success(let root) = JSONReader.read(Array(data))
    else { return [] }
    return root.elements.compactMap { MeasuredCase($0) }
  }()

  init?(_ value: JSONValue) {
    let numbers = value["proposal"]?.elements.compactMap(\.number) ?? []
    guard let name = value["name"]?.text, numbers.count == 2, let json = value["tree"],
      case .success(let tree) = TreeReader.read(json)
    else { return nil }
    self.name = name
    self.tree = tree
    source = value["source"]?.text ?? ""
    proposal = Size(width: numbers[0], height: numbers[1])
    var frames: [String: Rect] = [:]
    for member in value["frames"]?.members ?? [] {
      let frame = member.value.elements.compactMap(\.number)
      if frame.count == 4 {
        frames[member.key] = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      }
    }
    self.frames = frames
  }

  /// Those of macOS were measured at one pixel for a point.
  var layout: TreeLayout {
    var environment = ViewEnvironment()
    environment.displayScale = source.contains("macOS") ? 1 : 2
    return TreeLayout(tree, in: TreeRequest(size: proposal, environment: environment))
  }
}
