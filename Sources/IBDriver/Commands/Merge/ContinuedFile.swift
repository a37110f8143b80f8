import IBMerge
import IBSource

/// A file of the working copy that `merge --continue` merges again and replaces.
struct ContinuedFile {
  let path: String
  let world: World

  /// The beginnings of the lines that mark a conflict, whichever tool wrote them.
  private static let markers = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].map { Array($0.utf8) }

  /// The reason why the merge must not replace the file; nil if it may.
  func refusal(of merged: [UInt8], from sources: ThreeWay<SourceFile>) -> FileFailure? {
    if leadsOutside {
      return FileFailure(path, "a link to a file outside the repository; choose another file with --output")
    }
    guard case .success(let current) = world.read(path), current != merged else { return nil }
    let restoring = "'git checkout --merge' brings the conflicts back, --output FILE writes the merge elsewhere"
    guard Self.lines(current).contains(where: Self.isMarker) else {
      return FileFailure(path, "the file has no conflict markers, so it is already resolved; \(restoring)")
    }
    var known: Set<ByteHash> = []
    for bytes in [sources.base.bytes, sources.ours.bytes, sources.theirs.bytes, merged] {
      for line in Self.lines(bytes) { known.insert(ByteHash(line)) }
    }
    let own = Self.lines(current).first { !Self.isMarker($0) && !known.contains(ByteHash($0)) }
    guard let own else { return nil }
    let text = String(decoding: own.prefix(60), as: UTF8.self)
    return FileFailure(path, "edited since the merge: no version contains the line '\(text)'; \(restoring)")
  }

  private var leadsOutside: Bool {
    guard case .success(let bytes) = world.git(["rev-parse", "--show-toplevel"]), let target = world.realPath(path)
    else { return false }
    let top = String(decoding: bytes.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return !target.hasPrefix("\(world.realPath(top) ?? top)/")
  }

  private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool { markers.contains { line.starts(with: $0) } }

  /// The lines that are not empty, without the white space around them.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let first = line.firstIndex(where: { $0 > UInt8(ascii: " ") }),
        let last = line.lastIndex(where: { $0 > UInt8(ascii: " ") })
      else { return nil }
      return line[first...last]
    }
  }
}
