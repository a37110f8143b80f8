import IBLayout
import IBReport

/// The names of picture files: `<file>.<scene id>.<configuration>.svg`, the same in every run over the same files.
struct PictureNames {
  /// By path, what its pictures are called at the beginning.
  private let stems: [String: String]

  /// Files of one name in different folders get as much of their path before it as tells them apart: all of it.
  init(_ files: [InputFile]) {
    let short = files.map { Self.stem(of: $0.path.split(separator: "/").last ?? "") }
    var count: [String: Int] = [:]
    for stem in short { count[stem.lowercased(), default: 0] += 1 }
    var stems: [String: String] = [:]
    var used: Set<String> = []
    for (file, stem) in zip(files, short) {
      let isAlone = count[stem.lowercased()] == 1
      stems[file.path] = Self.unique(isAlone ? stem : Self.stem(of: file.path[...]), &used)
    }
    self.stems = stems
  }

  /// The names for the layouts of one file, in order.
  func names(for layouts: [SceneLayout], of file: InputFile) -> [String] {
    var used: Set<String> = []
    return layouts.map { layout in
      let parts = [stems[file.path] ?? "", layout.scene.id.asIdentifier, Self.safe(layout.configuration.name)]
      return Self.unique(parts.joined(separator: "."), &used) + ".\(SVGEmitter.name)"
    }
  }

  private static func stem(of path: Substring) -> String {
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    let parts = path[..<dot].split(separator: "/").filter { $0 != "." }
    return parts.map { safe(String($0)) }.joined(separator: "-")
  }

  /// Letters and digits of any script, and what no shell and no file system takes amiss.
  private static func safe(_ name: String) -> String {
    let kept = name.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? $0 : "_" }
    return kept.first == "." ? "_" + String(kept.dropFirst()) : String(kept)
  }

  /// File systems that ignore case must not lose a picture.
  private static func unique(_ name: String, _ used: inout Set<String>) -> String {
    var candidate = name
    var number = 1
    while !used.insert(candidate.lowercased()).inserted {
      number += 1
      candidate = "\(name)-\(number)"
    }
    return candidate
  }
}
