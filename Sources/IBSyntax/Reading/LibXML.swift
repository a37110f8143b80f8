import CLibXML2

/// What holds for every use of libxml2.
enum LibXML {
  /// Sets libxml2's global state up, once; threads may then parse side by side.
  static func setUp() { _ = initialized }

  private static let initialized: Void = xmlInitParser()
}
