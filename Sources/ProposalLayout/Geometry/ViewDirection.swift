/// Which side leading is.
package enum ViewDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}
