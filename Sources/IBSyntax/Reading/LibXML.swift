import CLibXML2

/// The settings for every use of libxml2.
package enum LibXML {
  /// The version of libxml2 whose headers this was compiled with.
  package static let version = LIBXML_DOTTED_VERSION

  /// Sets up libxml2's global state once; after that, threads may parse in parallel.
  static func setUp() { _ = initialized }

  private static let initialized: Void = xmlInitParser()
}
