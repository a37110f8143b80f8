import CLibXML2

/// What holds for every use of libxml2.
enum LibXML {
  /// Sets up libxml2's global state once; after that, threads may parse in parallel.
  static func setUp() { _ = initialized }

  private static let initialized: Void = xmlInitParser()
}
