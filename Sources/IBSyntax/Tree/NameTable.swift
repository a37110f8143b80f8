/// The names of one tree: the well-known ones, and those that occur only in this tree.
struct NameTable: Sendable {
  private let wellKnown = WellKnownNames.shared
  private var others: [String] = []
  private var otherNumbers: [String: UInt32] = [:]

  /// The number of names that are not well known.
  var otherCount: Int { others.count }

  /// The name with this spelling. A new name gets a number.
  mutating func intern(_ spelling: ArraySlice<UInt8>, hash: NameHash) -> Name {
    if let number = wellKnown.number(of: spelling.span, hash: hash) { return Name(id: UInt32(number)) }
    let string = String(decoding: spelling, as: UTF8.self)
    if let number = otherNumbers[string] { return Name(id: number) }
    let number = UInt32(wellKnown.count + others.count)
    others.append(string)
    otherNumbers[string] = number
    return Name(id: number)
  }

  /// The name with this spelling; nil if it is neither well known nor in the tree.
  func name(_ string: String) -> Name? {
    Name(wellKnown: string) ?? otherNumbers[string].map(Name.init(id:))
  }

  /// The text of a name; empty for a name that only another tree has.
  func string(_ name: Name) -> String {
    let number = Int(name.id)
    if number < wellKnown.count { return wellKnown.strings[number] }
    let other = number - wellKnown.count
    return other < others.count ? others[other] : ""
  }
}
