package import IBSource

/// Finds the markers that version control leaves in an unmerged file.
package enum ConflictMarkers {
  /// The first conflict in the file, with notes on the lines of both sides; nil if no marker of a side exists.
  package static func find(in source: SourceFile) -> Finding? {
    let markers = Self.markers(source.bytes)
    guard let first = markers.first(where: { $0.kind == .ours || $0.kind == .theirs }) else { return nil }
    guard let conflict = firstConflict(markers) else {
      return source.finding("merge-conflict", "merge conflict marker left in the file", at: first.line)
    }
    let map = LineMap(source.bytes)
    let notes = conflict.sides.map { side in Finding.Note(lines(side, map), at: side) }
    let count = markers.count { $0.kind == .ours }
    let message =
      count == 1 ? "unresolved merge conflict" : "\(count) unresolved merge conflicts, the first here"
    return source.finding("merge-conflict", message, at: conflict.opening, notes: notes)
  }

  /// The two versions in an unmerged file, and the lines of its markers.
  package struct Sides {
    package var ours: [UInt8] = []
    package var theirs: [UInt8] = []
    /// The first opening marker without its line end, such as `<<<<<<< HEAD`. `closing` is the first closing one.
    package let opening: ArraySlice<UInt8>
    package let closing: ArraySlice<UInt8>
  }

  /// The two versions in a file with conflict markers; nil if the file has no conflict or an incomplete one.
  package static func sides(of bytes: [UInt8]) -> Sides? {
    let markers = markers(bytes)
    guard let opening = markers.first(where: { $0.kind == .ours }),
      let closing = markers.first(where: { $0.kind == .theirs })
    else { return nil }
    var sides = Sides(
      opening: bytes[opening.line.lower..<opening.line.upper],
      closing: bytes[closing.line.lower..<closing.line.upper])
    var state = Kind.theirs
    var start = 0
    for marker in markers {
      guard follows(marker.kind, state) else { return nil }
      let lines = bytes[start..<marker.line.lower]
      if state == .ours || state == .theirs { sides.ours += lines }
      if state == .separator || state == .theirs { sides.theirs += lines }
      (state, start) = (marker.kind, marker.next)
    }
    guard state == .theirs else { return nil }
    sides.ours += bytes[start...]
    sides.theirs += bytes[start...]
    return sides
  }

  /// Whether a marker may follow in this state. Both versions are the same after `theirs` and at the start of the file.
  private static func follows(_ next: Kind, _ state: Kind) -> Bool {
    switch next {
    case .ours: state == .theirs
    case .base: state == .ours
    case .separator: state == .ours || state == .base
    case .theirs: state == .separator
    }
  }

  private enum Kind { case ours, base, separator, theirs }

  /// A marker and its line, without the line end.
  private struct Marker {
    let kind: Kind
    let line: SourceRange
    /// The offset after the line end.
    let next: Int
  }

  private struct Conflict {
    let opening: SourceRange
    /// The ranges of the lines of each side.
    let sides: [SourceRange]
  }

  /// The first complete conflict: `<<<<<<<`, an optional `|||||||`, `=======` and `>>>>>>>`; nil if there is none.
  private static func firstConflict(_ markers: [Marker]) -> Conflict? {
    guard let start = markers.firstIndex(where: { $0.kind == .ours }) else { return nil }
    let rest = markers[(start + 1)...]
    guard let middle = rest.firstIndex(where: { $0.kind == .separator }),
      let end = rest[middle...].first(where: { $0.kind == .theirs })
    else { return nil }
    let firstSideEnd = rest[..<middle].first { $0.kind == .base } ?? markers[middle]
    return Conflict(
      opening: markers[start].line,
      sides: [
        SourceRange(markers[start].next, firstSideEnd.line.lower), SourceRange(markers[middle].next, end.line.lower),
      ])
  }

  private static func lines(_ side: SourceRange, _ map: LineMap) -> String {
    let first = map.position(of: side.lower).line
    if side.count == 0 { return "one side has no lines here" }
    let last = map.position(of: side.upper - 1).line
    return first == last ? "one side is line \(first)" : "one side is lines \(first) to \(last)"
  }

  private static func markers(_ bytes: [UInt8]) -> [Marker] {
    var markers: [Marker] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn } ?? bytes.count
      let next = bytes.has("\r\n", at: end) ? end + 2 : min(end + 1, bytes.count)
      if let kind = kind(bytes[start..<end]) {
        markers.append(Marker(kind: kind, line: SourceRange(start, end), next: next))
      }
      start = next
    }
    return markers
  }

  /// The kind of a marker; nil for any other line.
  ///
  /// A marker is seven equal characters, followed by the line end, or by a space and a label.
  private static func kind(_ line: ArraySlice<UInt8>) -> Kind? {
    let start = line.startIndex
    guard line.count == 7 || (line.count > 7 && line[start + 7] == ASCII.space) else { return nil }
    if line.has("<<<<<<<", at: start) { return .ours }
    if line.has("|||||||", at: start) { return .base }
    if line.has("=======", at: start) { return .separator }
    return line.has(">>>>>>>", at: start) ? .theirs : nil
  }
}
