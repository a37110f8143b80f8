/// The path of a file in a folder of a language, such as `App/de.lproj/Main.strings`, in parts.
package struct LocalizedPath: Sendable {
  /// The path before the folder of the language, with a slash at its end unless it is empty.
  package let around: String
  /// The name of the folder without `.lproj`; nil outside such folders.
  package let folder: String?
  /// The name of the file, and the same up to its first dot.
  package let file: String
  package let stem: String

  package static let end = ".lproj"
  /// The folder of the documents themselves, and that of string catalogs.
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

  /// The texts of the file in a language, or in all languages in a catalog.
  package func texts(in folder: String) -> String {
    "\(around)\(folder)\(Self.end)/\(stem).\(folder == Self.several ? "xcstrings" : "strings")"
  }
}
