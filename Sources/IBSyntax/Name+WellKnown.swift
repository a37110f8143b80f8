extension Name {
  /// How many well-known names there are; their ids count from 0.
  package static var wellKnownCount: Int { WellKnownNames.shared.count }

  /// The well-known name spelled by those bytes; nil for any other.
  package init?(wellKnown spelling: ArraySlice<UInt8>) {
    var hash = NameHash()
    for byte in spelling { hash.combine(byte) }
    guard let number = WellKnownNames.shared.number(of: spelling, hash: hash) else { return nil }
    self.init(id: UInt32(number))
  }

  /// The text of a well-known name; nil for a name of one tree only.
  package var wellKnownText: String? {
    let strings = WellKnownNames.shared.strings
    return Int(id) < strings.count ? strings[Int(id)] : nil
  }
}
