extension Name {
  /// How many well-known names there are; their ids count from 0.
  package static var wellKnownCount: Int { WellKnownNames.shared.count }

  /// The well-known name spelled by those bytes; nil for any other.
  package init?(wellKnown spelling: Span<UInt8>) {
    guard let number = WellKnownNames.shared.number(of: spelling, hash: NameHash(of: spelling)) else { return nil }
    self.init(id: UInt32(number))
  }

  /// The text of a well-known name; nil for a name of one tree only.
  package var wellKnownText: String? {
    let strings = WellKnownNames.shared.strings
    return Int(id) < strings.count ? strings[Int(id)] : nil
  }
}
