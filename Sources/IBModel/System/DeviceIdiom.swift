/// The kind of device UIKit chooses bars and presentations for.
package enum DeviceIdiom: Int, Hashable, Sendable, CaseIterable {
  case phone, pad
  /// An app for iPads on a Mac, its interface optimized for the Mac (UIUserInterfaceIdiom.mac, iOS 14); one that is
  /// scaled to match the iPad has the idiom `pad`.
  case mac

  /// The word in options and names of configurations.
  package var word: String {
    switch self {
    case .phone: "phone"
    case .pad: "pad"
    case .mac: "mac"
    }
  }
}
