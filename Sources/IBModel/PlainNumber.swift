extension Double {
  /// As a person writes it: `17` and not `17.0`, `10.5` as it is.
  package var plainText: String { Int(exactly: self).map(String.init) ?? String(self) }
}
