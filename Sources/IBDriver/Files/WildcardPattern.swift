/// A pattern of gitignore(5) as steps over bytes. All ways through them are followed at once, so that no pattern costs
/// more than its length times the path's.
struct WildcardPattern: Sendable {
  private enum Step {
    case byte(UInt8)
    /// Any byte but a slash.
    case notSlash
    case oneOf(ByteSet)
    /// Any number of bytes that are no slashes.
    case name
    /// Any number of bytes.
    case anything
    /// The next step, or none of it: what `**/` matches may be empty.
    case optional
    /// Any number of bytes that end with a slash.
    case throughSlash
  }

  private static let special = Array("*?[\\".utf8)
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let backslash = UInt8(ascii: "\\")

  /// Nil for a pattern that matches nothing, such as one that ends within a set.
  private let steps: [Step]?
  /// The pattern itself where none of its bytes has a meaning of its own.
  private let literal: [UInt8]?

  init(_ pattern: [UInt8]) {
    literal = pattern.contains(where: Self.special.contains) ? nil : pattern
    steps = literal == nil ? Self.steps(of: pattern) : nil
  }

  /// Whether the whole path matches.
  func matches(_ path: ArraySlice<UInt8>) -> Bool {
    if let literal { return path.elementsEqual(literal) }
    guard let steps else { return false }
    var now = [Bool](repeating: false, count: steps.count + 1)
    Self.reach(0, of: steps, in: &now)
    for byte in path {
      var next = [Bool](repeating: false, count: steps.count + 1)
      for index in steps.indices where now[index] {
        if let target = Self.target(of: steps[index], at: index, by: byte) { Self.reach(target, of: steps, in: &next) }
        if case .throughSlash = steps[index], byte == Self.slash { Self.reach(index + 1, of: steps, in: &next) }
      }
      guard next.contains(true) else { return false }
      now = next
    }
    return now[steps.count]
  }

  /// Where a byte leads from a step; nil if the step does not take it.
  private static func target(of step: Step, at index: Int, by byte: UInt8) -> Int? {
    switch step {
    case .byte(let wanted): byte == wanted ? index + 1 : nil
    case .notSlash: byte != slash ? index + 1 : nil
    case .oneOf(let set): byte != slash && set.contains(byte) ? index + 1 : nil
    case .name: byte != slash ? index : nil
    case .anything, .throughSlash: index
    case .optional: nil
    }
  }

  /// Marks a step, and those that follow without a byte.
  private static func reach(_ start: Int, of steps: [Step], in reached: inout [Bool]) {
    var waiting = [start]
    while let index = waiting.popLast() {
      if reached[index] { continue }
      reached[index] = true
      guard index < steps.count else { continue }
      switch steps[index] {
      case .name, .anything: waiting.append(index + 1)
      case .optional: waiting += [index + 1, index + 2]
      case .byte, .notSlash, .oneOf, .throughSlash: break
      }
    }
  }

  // MARK: - Reading

  private static func steps(of pattern: [UInt8]) -> [Step]? {
    // Git compares what comes before the first special byte by itself, and takes the rest for a whole pattern.
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

  /// Two stars or more that fill the place of a folder's name stand for any folders, also for none; any others for a
  /// part of a name.
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
    return [.optional, .throughSlash]
  }
}
