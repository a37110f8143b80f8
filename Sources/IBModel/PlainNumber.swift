extension Double {
  /// In the shortest form: `17` and not `17.0`.
  package var plainText: String { Int(exactly: self).map(String.init) ?? String(self) }
}
