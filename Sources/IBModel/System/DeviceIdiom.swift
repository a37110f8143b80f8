/// The kind of device UIKit chooses bars and presentations for.
package enum DeviceIdiom: Int, Hashable, Sendable, CaseIterable {
  case phone, pad
}
