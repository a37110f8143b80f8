/// The two versions that a difference compares, for the head of a page.
package struct ComparedVersions: Sendable {
  /// Such as `main`, `the index`, `the files on the disk`.
  package let old: String
  package let new: String
  /// The day of the newer version's commit, such as `2026-11-25`; nil for files that are in no commit.
  package let date: String?
  /// The address of the newer version's folder on the server of the repository, to which a file's path is appended; nil
  /// if unknown.
  package let files: String?

  package init(old: String = "", new: String = "", date: String? = nil, files: String? = nil) {
    self.old = old
    self.new = new
    self.date = date
    self.files = files
  }

  /// For example `main → topic, 2026-11-25`; empty if neither version is known.
  var words: String {
    let sides = [old, new].filter { !$0.isEmpty }.joined(separator: " → ")
    return [sides, date ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The address of a file, or of a line in it.
  ///
  /// - Parameter path: from the top of the working copy.
  func address(of path: String, line: Int? = nil) -> String? {
    guard let files else { return nil }
    let place = path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "-"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
    return files + place + (line.map { "#L\($0)" } ?? "")
  }
}
