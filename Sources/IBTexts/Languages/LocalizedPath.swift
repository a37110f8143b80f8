/// The parts of a path to a file in a language folder, such as `App/de.lproj/Main.strings`.
package struct LocalizedPath: Sendable {
  /// The path of the folder around the language folder, with a slash at its end; may be empty.
  package let around: String
  /// The name of the language folder without `.lproj`; nil outside such folders.
  package let folder: String?
  /// The name of the file. `stem` is the name up to its first dot.
  package let file: String
  package let stem: String

  package static let end = ".lproj"
  /// The folder of the documents themselves; `several` is the folder of string catalogs.
  package static let base = "Base"
  package static let several = "mul"

  package init(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    around = parts.dropLast(2).map { "\($0)/" }.joined()
    let outer = parts.count > 1 ? parts[parts.count - 2] : ""
    folder = outer.hasSuffix(Self.end) ? String(outer.dropLast(Self.end.count)) : nil
    file = parts.last.map(String.init) ?? ""
    stem = file.split(separator: ".").first.map(String.init) ?? ""
  }

  /// The path of the file with the texts in a language; for the folder of catalogs, of the catalog with all languages.
  package func texts(in folder: String) -> String {
    "\(around)\(folder)\(Self.end)/\(stem).\(folder == Self.several ? "xcstrings" : "strings")"
  }
}
