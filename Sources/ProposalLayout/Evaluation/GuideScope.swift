/// The kinds of guides that a view or anything in it may set.
struct GuideScope: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let baselines = GuideScope(rawValue: 1)
  static let others = GuideScope(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ guide: Guide) {
    let isBaseline = guide.standard == .firstTextBaseline || guide.standard == .lastTextBaseline
    self = isBaseline && guide.name == nil ? .baselines : .others
  }
}
