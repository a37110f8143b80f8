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
  /// The entry points that mutants are made for; empty for all.
  private var only: Set<EntryPoint> = []
  /// Whether documents are only made of those for macOS.
  private var isForMac = false
  private(set) var paths: [String] = []

  static let usage = """
    usage: keyline-mutants [--seed N] [--first N] [--count N] [--max-size BYTES] [--found FOLDER] [--write]
      [--only ENTRY-POINT]… [--macos] [files and folders…]
    """

  /// Nil for an option that there is not, and for a value that is none.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--write": writes = true
      case "--macos": isForMac = true
      case let option where option.hasPrefix("-"):
        guard let value = rest.popFirst(), take(value, for: option) else { return nil }
      default: paths.append(word)
      }
    }
  }

  /// Whether the option and its value are known.
  private mutating func take(_ value: String, for option: String) -> Bool {
    func number<Number: LosslessStringConvertible>(_ member: inout Number) -> Bool {
      guard !value.hasPrefix("-"), let number = Number(value) else { return false }
      member = number
      return true
    }
    switch option {
    case "--seed": return number(&seed)
    case "--first": return number(&first)
    case "--count": return number(&count)
    case "--max-size": return number(&maxSize)
    case "--found":
      found = value
      return true
    case "--only":
      guard let entry = EntryPoint(rawValue: value) else { return false }
      only.insert(entry)
      return true
    default: return false
    }
  }

  /// The numbers of the mutants that are asked for.
  var numbers: some Sequence<Int> {
    (first..<first + count).lazy.filter { only.isEmpty || only.contains(FuzzMutants.entry($0)) }
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
      case "plist", "strings": others[.propertyList, default: []].append(Array(data))
      case "ttf", "otf", "ttc": others[.font, default: []].append(Array(data))
      case "png", "jpg", "pdf", "svg": others[.image, default: []].append(Array(data))
      case "json" where path.path.hasSuffix("Contents.json"): others[.catalog, default: []].append(Array(data))
      default: continue
      }
    }
    return FuzzSeeds(documents: documents, others: others, isForMac: isForMac)
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
