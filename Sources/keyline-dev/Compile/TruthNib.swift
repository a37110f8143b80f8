import Foundation
import IBSource
import NibArchive

/// One of Apple's nibs with the document that it was made from, from a folder with an `index.json`.
///
/// The folder has for each entry `ID/source.xml` and either `ID/nib.json` (what is in the file, value by value) or
/// `ID/compiled.nib`, as the probe kit's workflow leaves it.
struct TruthNib {
  let id: String
  /// `xib`, `view` or `scene`.
  let kind: String
  let path: String
  /// What the documents of one design have in common: the source's name up to the first `~` or `.`.
  let family: String
  /// The folder of the nib, in which its source is.
  let folder: String
  /// The name of the nib of a storyboard, such as `jTR-Oe-YUJ-view-BV9-ff-x83`.
  let name: String

  static func all(in folder: String) throws -> [TruthNib] {
    let index = try json(folder + "/index.json")
    return try index.elements.map { entry in
      guard let id = entry["id"]?.text, let kind = entry["kind"]?.text, let source = entry["source"]?.text else {
        throw Mistake("an entry of \(folder)/index.json has no id, kind or source")
      }
      let file = source.split(separator: "/").last.map(String.init) ?? source
      let family = file.split(whereSeparator: { $0 == "~" || $0 == "." }).first.map(String.init) ?? file
      return TruthNib(
        id: id, kind: kind, path: source, family: family, folder: "\(folder)/\(id)", name: entry["name"]?.text ?? "")
    }
  }

  /// Whether it is of the third that was left out while the tables were written (Measurements/Compile.md#truth).
  var isHeldOut: Bool { Self.heldOut.contains(family) }

  /// Families whose name's SHA-256 begins with eight hexadecimal digits that are divisible by three. The rule was fixed
  /// before a source or a nib was read.
  private static let heldOut: Set<String> = [
    "CTCoverViewController", "CTFooterViewController", "CTHeaderViewController", "CTInterstitialImageViewController",
    "CardView", "GameTableViewCell", "Main", "MessageView", "SBUMenuCell", "SBUReactionCollectionViewCell",
  ]

  /// Whether Apple's nib is there.
  var isCompiled: Bool {
    ["nib.json", "compiled.nib"].contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }

  func source() throws -> SourceFile {
    guard let data = FileManager.default.contents(atPath: folder + "/source.xml") else {
      throw Mistake("\(folder)/source.xml cannot be read")
    }
    return SourceFile(path: path, bytes: [UInt8](data))
  }

  /// Apple's nib.
  func nib() throws -> Nib {
    if let data = FileManager.default.contents(atPath: folder + "/compiled.nib") {
      return try NibReader.read([UInt8](data)).get()
    }
    return try NibJSON.nib(Self.json(folder + "/nib.json"))
  }

  /// Not by Foundation, which reads some numbers of 17 digits as others.
  private static func json(_ path: String) throws -> JSONValue {
    guard let data = FileManager.default.contents(atPath: path) else { throw Mistake("\(path) cannot be read") }
    return try JSONReader.read([UInt8](data)).get()
  }
}
