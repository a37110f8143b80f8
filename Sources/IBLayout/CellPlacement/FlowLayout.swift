import IBContent
import IBModel

/// The positions of one section's items in a flow layout, line after line.
///
/// This is steps 2 to 6 of Collections.md. Source: UICollectionViewFlowLayout's documentation; frames that Xcode's
/// canvas stored in public storyboards (positions 73 of 78, sizes 77 of 78 including self-sizing items; headers and
/// footers with a reference size 20 of 22).
struct FlowLayout: Equatable {
  /// Whether lines run downwards and follow each other to the right; otherwise lines run to the right and follow each
  /// other downwards.
  private let isHorizontal: Bool
  private let bounds: Size
  private let sectionInset: Insets
  private let lineSpacing: Double
  private let itemSpacing: Double
  private let header: Size
  private let footer: Size
  /// The default size of items, in points.
  let itemSize: Size
  /// Whether items get the size of their content if their constraints determine it.
  let isSelfSizing: Bool

  /// Nil for a collection with another layout. `safeArea` is the collection's safe area.
  init?(of collection: ResolvedView, bounds: Size, safeArea: Insets) {
    guard let layout = collection.flowLayout else { return nil }
    isHorizontal = layout.isHorizontal
    sectionInset = layout.insetsSectionsFromSafeArea ? layout.sectionInset + safeArea : layout.sectionInset
    lineSpacing = layout.lineSpacing
    itemSpacing = layout.itemSpacing
    let own = collection.scroll?.contentInset ?? .zero
    self.bounds = Size(width: bounds.width - own.left - own.right, height: bounds.height - own.top - own.bottom)
    itemSize = layout.itemSize
    header = layout.header
    footer = layout.footer
    isSelfSizing = layout.isSelfSizing
  }

  /// How far an item may exceed a line and still fit, in points. It allows for rounding errors.
  private static let tolerance = 0.001

  // MARK: - Items

  /// The origins of items of these sizes, in the given order, in the collection's content.
  func origins(of items: [Size]) -> [Point] {
    var origins: [Point] = []
    var position = along(header) + (isHorizontal ? sectionInset.left : sectionInset.top)
    let lines = lines(of: items)
    for (index, line) in lines.enumerated() {
      let items = items[line]
      let thickness = items.map(along).max() ?? 0
      var place = self.start(of: items)
      let gap = gap(in: items, isLast: index == lines.count - 1)
      for item in items {
        let offset = position + (thickness - along(item)) / 2
        origins.append(isHorizontal ? Point(x: offset, y: place) : Point(x: place, y: offset))
        place += across(item) + gap
      }
      position += thickness + lineSpacing
    }
    return origins
  }

  /// See step 3 of Collections.md.
  private func lines(of items: [Size]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var used = 0.0
    for (index, item) in items.enumerated() {
      let needed = across(item) + (index > start ? itemSpacing : 0)
      if index > start, used + needed > room + Self.tolerance {
        lines.append(start..<index)
        start = index
        used = across(item)
      } else {
        used += needed
      }
    }
    return items.isEmpty ? [] : lines + [start..<items.count]
  }

  /// The side of the collection that determines how many items fit on a line.
  var roomLength: FrameCoordinate { isHorizontal ? .height : .width }

  /// The space across the lines: step 2 of Collections.md.
  private var room: Double {
    isHorizontal
      ? bounds.height - sectionInset.top - sectionInset.bottom : bounds.width - sectionInset.left - sectionInset.right
  }

  /// How many items like the first fit on a line.
  private func capacity(_ line: ArraySlice<Size>) -> Double {
    guard let first = line.first.map(across), first + itemSpacing > 0 else { return 1 }
    return max(((room + itemSpacing + Self.tolerance) / (first + itemSpacing)).rounded(.down), 1)
  }

  private func start(of line: ArraySlice<Size>) -> Double {
    let edge = isHorizontal ? sectionInset.top : sectionInset.left
    guard line.count == 1, let first = line.first.map(across), capacity(line) < 2 else { return edge }
    return edge + max((room - first) / 2, 0)
  }

  /// The gap between two items of a line: step 4 of Collections.md.
  private func gap(in line: ArraySlice<Size>, isLast: Bool) -> Double {
    let lengths = line.map(across)
    guard let first = lengths.first, lengths.count > 1 else { return itemSpacing }
    if lengths.allSatisfy({ $0 == first }) {
      let count = capacity(line)
      return count < 2 ? itemSpacing : (room - count * first) / (count - 1)
    }
    // Items of different lengths fill their line, except for the last line.
    return isLast ? itemSpacing : (room - lengths.reduce(0, +)) / Double(lengths.count - 1)
  }

  private func across(_ size: Size) -> Double { isHorizontal ? size.height : size.width }
  private func along(_ size: Size) -> Double { isHorizontal ? size.width : size.height }

  // MARK: - Header and footer

  /// The header's frame; nil without a reference size.
  var headerFrame: Rect? { supplementary(header, at: 0) }

  /// The footer's frame after items with these frames; nil without a reference size.
  func footerFrame(after items: [Rect]) -> Rect? {
    let end = isHorizontal ? items.map(\.maxX).max() : items.map(\.maxY).max()
    let empty = along(header) + (isHorizontal ? sectionInset.left : sectionInset.top)
    return supplementary(footer, at: (end ?? empty) + (isHorizontal ? sectionInset.right : sectionInset.bottom))
  }

  private func supplementary(_ size: Size, at position: Double) -> Rect? {
    guard along(size) > 0 else { return nil }
    return isHorizontal
      ? Rect(x: position, y: 0, width: size.width, height: bounds.height)
      : Rect(x: 0, y: position, width: bounds.width, height: size.height)
  }
}
