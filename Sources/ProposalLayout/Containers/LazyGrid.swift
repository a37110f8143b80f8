/// `LazyVGrid` and `LazyHGrid`: views in tracks of given lengths, line after line. See step 23 of ProposalLayout.md.
package struct LazyGrid: Hashable, Sendable {
  /// The axis that lines follow each other on: vertical for `LazyVGrid`.
  package var axis: Axis
  package var tracks: [GridTrack]
  /// The alignment of the lines across the axis.
  package var alignment: Guide
  /// Between lines in points; nil for the standard.
  package var spacing: Double?

  package init(_ axis: Axis, tracks: [GridTrack], alignment: Guide? = nil, spacing: Double? = nil) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment ?? (axis == .vertical ? .horizontalCenter : .verticalCenter)
    self.spacing = spacing
  }

  /// How many tracks an adaptive one may become.
  private static let mostAdaptiveTracks = 1_000

  /// A track as it has become: its length and the gap after it, in points.
  private struct Track {
    var length: Double
    var gap: Double
    var alignment: Alignment?
  }

  private struct Line {
    var first: Int
    var count: Int
    var length: Double
  }

  /// The offer across the axis is divided in order: fixed tracks first, then each takes its share of the rest within
  /// its limits.
  private func lengths(_ offered: Double?) -> [Track] {
    let gaps = tracks.map { $0.spacing ?? EdgeSpacing.standard }
    let available = (offered ?? .infinity) - gaps.dropLast().reduce(0, +)
    var remaining = available
    var sharing = 0
    for track in tracks {
      if case .fixed(let length) = track.length { remaining -= max(0, length) } else { sharing += 1 }
    }
    return zip(tracks, gaps).flatMap { track, gap -> [Track] in
      switch track.length {
      case .fixed(let length): return [Track(length: max(0, length), gap: gap, alignment: track.alignment)]
      case .flexible(let minimum, let maximum):
        let share = remaining.isFinite ? max(0, remaining) / Double(max(1, sharing)) : minimum
        let length = min(max(share, minimum), max(minimum, maximum))
        remaining -= length
        sharing -= 1
        return [Track(length: length, gap: gap, alignment: track.alignment)]
      case .adaptive(let minimum, let maximum):
        let share = remaining.isFinite ? max(0, remaining) / Double(max(1, sharing)) : minimum
        remaining -= share
        sharing -= 1
        return adaptive(share, minimum, maximum, gap).map { Track(length: $0, gap: gap, alignment: track.alignment) }
      }
    }
  }

  private func adaptive(_ share: Double, _ minimum: Double, _ maximum: Double, _ gap: Double) -> [Double] {
    let step = minimum + gap
    let fitting = step > 0 ? ((share + gap) / step).rounded(.down) : 1
    let count = Int(min(max(1, fitting), Double(Self.mostAdaptiveTracks)))
    let length = (share - gap * Double(count - 1)) / Double(count)
    return Array(repeating: min(max(length, minimum), max(minimum, maximum)), count: count)
  }

  private func proposal(_ track: Track) -> ProposedSize { ProposedSize(along: axis, nil, across: track.length) }

  private func lines(_ tracks: [Track], _ children: NodeChildren) -> [Line] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: tracks.count).map { first in
      let count = min(tracks.count, children.count - first)
      let length = (0..<count).map { children[first + $0].size(for: proposal(tracks[$0]))[axis] }.max() ?? 0
      return Line(first: first, count: count, length: length)
    }
  }

  private var lineGap: Double { spacing ?? EdgeSpacing.standard }
}

extension LazyGrid: ContainerLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    let tracks = lengths(proposal[axis.other])
    let lines = lines(tracks, view.children)
    let own = tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
    let along = lines.reduce(0) { $0 + $1.length } + lineGap * Double(max(0, lines.count - 1))
    return Size(along: axis, max(0, along), across: max(own, proposal[axis.other] ?? own))
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    let tracks = lengths(proposal[axis.other])
    let own = tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
    let start = alignment.standard.standard(in: size) - alignment.standard.standard(in: square(own))
    var position = 0.0
    return lines(tracks, view.children).flatMap { line -> [ChildPlacement] in
      defer { position += line.length + lineGap }
      var across = start
      return (0..<line.count).map { index in
        let track = tracks[index]
        defer { across += track.length + track.gap }
        let child = line.first + index
        let dimensions = view.children[child].dimensions(for: self.proposal(track))
        let cell = Size(along: axis, line.length, across: track.length)
        var origin = (track.alignment ?? .center).origin(of: dimensions, in: cell)
        origin[axis] += position
        origin[axis.other] += across
        return ChildPlacement(child: child, origin: origin, proposal: self.proposal(track))
      }
    }
  }

  private func square(_ length: Double) -> Size { Size(width: length, height: length) }

  func spacing(in view: NodeContext) -> SpacingPreference { .union(view.children.map(\.spacing)) }
}

/// The width of the columns, or the height of the rows, of a lazy grid.
package struct GridTrack: Hashable, Sendable {
  package enum Length: Hashable, Sendable {
    /// In points.
    case fixed(Double)
    /// One track between two lengths in points.
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as there is room for.
    case adaptive(minimum: Double, maximum: Double)
  }

  package var length: Length
  /// To the next track in points; nil for the standard.
  package var spacing: Double?
  /// The alignment of the views in the track; nil for the grid's.
  package var alignment: Alignment?

  package init(_ length: Length, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.length = length
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The smallest length of a flexible track that names none, in points (Apple: GridItem).
  package static let standardMinimum = 10.0
}
