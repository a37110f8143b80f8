import Foundation
import IBTestSupport
import Testing

/// Three versions of one file.
struct MergeVersions: CustomTestStringConvertible, Sendable {
  let name: String
  let base: Data
  let ours: Data
  let theirs: Data

  var testDescription: String { name }

  /// The same with the sides in each other's place.
  var swapped: MergeVersions { MergeVersions(name: name, base: base, ours: theirs, theirs: ours) }

  /// Thirty merges: real ones where they are there, else ones made from the samples.
  static let thirty: [MergeVersions] = {
    let real = Corpus.merges.compactMap(read).filter { Set([$0.base, $0.ours, $0.theirs]).count == 3 }
    let all = real.count < count ? made : real
    return (0..<min(count, all.count)).map { all[$0 * all.count / count] }
  }()

  private static let count = 30

  private static func read(_ folder: URL) -> MergeVersions? {
    let data = ["base", "ours", "theirs"].compactMap { try? Data(contentsOf: folder.appending(path: "\($0).xml")) }
    guard data.count == 3 else { return nil }
    let name = folder.pathComponents.suffix(2).joined(separator: "/")
    return MergeVersions(name: name, base: data[0], ours: data[1], theirs: data[2])
  }

  // MARK: - From the samples

  private static let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Samples")

  /// Of each sample three: edits of neighbors, which git cannot merge; edits of one value, which no one can; and an
  /// edit of something that the other side removed.
  private static let made: [MergeVersions] = {
    let files = (try? FileManager.default.contentsOfDirectory(at: samples, includingPropertiesForKeys: nil)) ?? []
    return files.filter { ["storyboard", "xib"].contains($0.pathExtension) }.sorted { $0.path < $1.path }.flatMap(made)
  }()

  private static func made(from file: URL) -> [MergeVersions] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let constraints = lines.indices.filter { lines[$0].contains("<constraint ") && lines[$0].hasSuffix("/>") }
    guard constraints.count > 1 else { return [] }
    func version(_ edits: [Int: String?]) -> Data {
      let edited = lines.indices.compactMap { index in edits[index, default: lines[index]] }
      return Data(edited.joined(separator: "\n").utf8)
    }
    func edited(_ line: Int, _ value: String) -> Data {
      version([line: lines[line].replacingOccurrences(of: " id=", with: " identifier=\"\(value)\" id=")])
    }
    let (first, second) = (constraints[0], constraints[1])
    func versions(_ name: String, _ ours: Data, _ theirs: Data) -> MergeVersions {
      MergeVersions(name: "\(file.lastPathComponent) \(name)", base: version([:]), ours: ours, theirs: theirs)
    }
    return [
      versions("neighbors", edited(first, "ours"), edited(second, "theirs")),
      versions("one value", edited(first, "ours"), edited(first, "theirs")),
      versions("removed", version([first: nil]), edited(first, "theirs")),
    ]
  }
}
