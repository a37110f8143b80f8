import IBSource

/// A pattern of gitignore(5) as steps over bytes.
///
/// For each folder of a path, a match takes at most as many steps as the length of the pattern times the length of the
/// path. A pattern is rejected almost at once if it contains a byte that is missing in the path.
struct WildcardPattern: Sendable {
  private enum Step {
    case byte(UInt8)
    /// Any byte except a slash.
    case notSlash
    case oneOf(ByteSet)
    /// Any number of bytes other than slashes.
    case name
    /// Any number of bytes.
    case anything
    /// Any number of bytes that end with a slash, or none.
    case folders

    /// Whether a step for one byte matches this byte.
    func takes(_ byte: UInt8) -> Bool {
      switch self {
      case .byte(let wanted): byte == wanted
      case .notSlash: byte != slash
      case .oneOf(let set): byte != slash && set.contains(byte)
      case .name, .anything, .folders: false
      }
    }
  }

  private static let special = Array("*?[\\".utf8)
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let backslash = UInt8(ascii: "\\")

  /// The steps; nil for a pattern without special bytes, and for one that matches no path, such as a pattern that ends
  /// within a set.
  private let steps: [Step]?
  /// The pattern itself if it has no special byte.
  private let literal: [UInt8]?
  /// Properties of every matching path. These two rule out most patterns for most paths.
  private let required: ByteTraits
  private let leastCount: Int

  init(_ pattern: [UInt8]) {
    literal = pattern.contains(where: Self.special.contains) ? nil : pattern
    steps = literal == nil ? Self.steps(of: pattern) : nil
    let bytes = literal ?? (steps ?? []).compactMap { if case .byte(let byte) = $0 { byte } else { nil } }
    required = ByteTraits(bytes[...])
    let single = (steps ?? []).count {
      if case .notSlash = $0 { true } else if case .oneOf = $0 { true } else { false }
    }
    leastCount = bytes.count + single
  }

  /// Whether the whole path matches.
  ///
  /// - Parameters:
  ///   - traits: the traits of the path, or of a path that ends with it.
  ///   - budget: pays for each compared step; once it is used up, no path matches.
  func matches(_ path: ArraySlice<UInt8>, _ traits: ByteTraits, _ budget: inout ReadingBudget) -> Bool {
    guard budget.take(), path.count >= leastCount, traits.contains(required) else { return false }
    if let literal { return path.count == literal.count && path.elementsEqual(literal) }
    return steps.map { Self.matches($0, path, &budget) } ?? false
  }

  /// The place to continue if the steps after a star do not match.
  private struct Retry {
    let step: Int
    /// The present end of the star's match.
    var place: Int
    /// Whether the star may end only after a slash.
    var endsWithSlash = false
  }

  /// Matches each star with as few bytes as possible, and with more if the steps after it do not match.
  ///
  /// Only the last star must be retried: it was already offered any bytes that an earlier star could match as well.
  /// Therefore, only the last `*` since a slash and the last `**` are remembered.
  private static func matches(_ steps: [Step], _ path: ArraySlice<UInt8>, _ budget: inout ReadingBudget) -> Bool {
    var (step, place) = (0, path.startIndex)
    var (name, folders): (Retry?, Retry?) = (nil, nil)
    while step < steps.count || place < path.endIndex {
      guard budget.take() else { return false }
      if step < steps.count {
        switch steps[step] {
        case .name:
          step += 1
          name = Retry(step: step, place: place)
          continue
        case .anything, .folders:
          let endsWithSlash = if case .folders = steps[step] { true } else { false }
          step += 1
          (name, folders) = (nil, Retry(step: step, place: place, endsWithSlash: endsWithSlash))
          continue
        default:
          if place < path.endIndex, steps[step].takes(path[place]) {
            if path[place] == slash { name = nil }
            (step, place) = (step + 1, place + 1)
            continue
          }
        }
      }
      if let last = name, last.place < path.endIndex, path[last.place] != slash {
        (step, place) = (last.step, last.place + 1)
        name?.place = place
      } else if let last = folders, let next = Self.next(last, in: path) {
        (step, place) = (last.step, next)
        name = nil
        folders?.place = place
      } else {
        return false
      }
    }
    return true
  }

  /// The next place at which `**` may end; nil if there is none.
  private static func next(_ last: Retry, in path: ArraySlice<UInt8>) -> Int? {
    if last.endsWithSlash { return path[last.place...].firstIndex(of: slash).map { $0 + 1 } }
    return last.place < path.endIndex ? last.place + 1 : nil
  }

  // MARK: - Reading

  private static func steps(of pattern: [UInt8]) -> [Step]? {
    // Git compares the bytes before the first special byte separately. It then treats the rest as a separate pattern.
    let start = pattern.firstIndex(where: special.contains) ?? pattern.count
    var steps: [Step] = []
    var index = 0
    while index < pattern.count {
      switch pattern[index] {
      case backslash:
        guard index + 1 < pattern.count else { return nil }
        steps.append(.byte(pattern[index + 1]))
        index += 2
      case UInt8(ascii: "?"):
        steps.append(.notSlash)
        index += 1
      case star: steps += stars(in: pattern, at: &index, isStart: index == start)
      case UInt8(ascii: "["):
        index += 1
        guard let set = ByteSet(of: pattern, at: &index) else { return nil }
        steps.append(.oneOf(set))
      case let byte:
        steps.append(.byte(byte))
        index += 1
      }
    }
    return steps
  }

  /// Two or more stars that replace a whole folder name match any number of folders, including none.
  ///
  /// Other stars match a part of a name.
  private static func stars(in pattern: [UInt8], at index: inout Int, isStart: Bool) -> [Step] {
    let first = index
    index = pattern[first...].firstIndex { $0 != star } ?? pattern.count
    let rest = pattern[index...]
    let isFolder =
      index - first > 1 && (isStart || pattern[first - 1] == slash)
      && (rest.isEmpty || rest.first == slash || rest.starts(with: [backslash, slash]))
    guard isFolder else { return [.name] }
    guard rest.first == slash else { return [.anything] }
    index += 1
    return [.folders]
  }
}

/// The set of bytes in a path; four bytes share one bit.
struct ByteTraits: Sendable {
  private var bits: UInt64 = 0

  init(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { bits |= 1 << UInt64(byte & 63) }
  }

  func contains(_ other: ByteTraits) -> Bool { other.bits & ~bits == 0 }
}
