import IBSource

/// Values that were computed from files, kept up to a limit of bytes until a caller takes them.
struct KeptFiles<Value> {
  /// The largest total size in bytes of the files whose values are kept.
  let limit: Int
  private var values: [DocumentOrigin: (value: Value, size: Int)] = [:]
  private var size = 0

  init(limit: Int) { self.limit = limit }

  /// Keeps a value instead of an earlier one for the same file. If the limit is exceeded, neither is kept.
  mutating func keep(_ value: Value, of origin: DocumentOrigin, size: Int) {
    _ = take(origin)
    guard self.size + size <= limit else { return }
    values[origin] = (value, size)
    self.size += size
  }

  /// Removes and returns the value of a file; nil if there is none.
  mutating func take(_ origin: DocumentOrigin) -> Value? {
    guard let known = values.removeValue(forKey: origin) else { return nil }
    size -= known.size
    return known.value
  }
}
