/// How a device is held. Left and right landscape do not differ for a layout: insets are the same on both sides.
package enum Orientation: Int, Hashable, Sendable, CaseIterable {
  case portrait, landscape
}
