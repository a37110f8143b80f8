import Foundation
import FuzzSupport

/// What `keyline-mutants` is asked for.
struct MutantOptions {
  private(set) var seed: UInt64 = 23
  private(set) var first = 0
  private(set) var count = 10_000
  private(set) var maxSize = 1 << 20
  private(set) var found = ".build/mutants"
  /// Whether the mutants are only written into the folder, for other programs to work on.
  private(set) var writes = false
  private(set) var paths: [String] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--seed": seed = rest.popFirst().flatMap(UInt64.init) ?? seed
      case "--first": first = rest.popFirst().flatMap(Int.init) ?? first
      case "--count": count = rest.popFirst().flatMap(Int.init) ?? count
      case "--max-size": maxSize = rest.popFirst().flatMap(Int.init) ?? maxSize
      case "--found": found = rest.popFirst() ?? found
      case "--write": writes = true
      default: paths.append(word)
      }
    }
  }

  /// The files that are named, and those in the folders that are, by entry point.
  var seeds: FuzzSeeds {
    var documents: [[UInt8]] = []
    var others: [EntryPoint: [[UInt8]]] = [:]
    for path in files where path.size <= Self.largestSeed {
      guard let data = FileManager.default.contents(atPath: path.path) else { continue }
      switch URL(filePath: path.path).pathExtension {
      case "storyboard", "xib": documents.append(Array(data))
      case "yml": others[.yaml, default: []].append(Array(data))
      case "swift": others[.swift, default: []].append(Array(data))
      case "m", "h": others[.objectiveC, default: []].append(Array(data))
      case "nib": others[.nib, default: []].append(Array(data))
      case "ttf", "otf", "ttc": others[.font, default: []].append(Array(data))
      case "png", "jpg", "pdf", "svg": others[.image, default: []].append(Array(data))
      case "json":
        others[path.path.hasSuffix("Contents.json") ? .catalog : .tree, default: []].append(Array(data))
      default: continue
      }
    }
    return FuzzSeeds(documents: documents, others: others)
  }

  /// Bytes; a larger seed takes the time of hundreds of mutants.
  private static let largestSeed = 60_000

  private var files: [(path: String, size: Int)] {
    paths.flatMap { path -> [String] in
      guard let inside = FileManager.default.enumerator(atPath: path) else { return [path] }
      let names = inside.compactMap { $0 as? String }.sorted()
      return names.isEmpty ? [path] : names.map { "\(path)/\($0)" }
    }.compactMap { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
      return (path, attributes?[.size] as? Int ?? 0)
    }
  }
}
