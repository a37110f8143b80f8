import IBSource

/// Values that were made from files, kept up to a limit of bytes until a caller takes them.
struct KeptFiles<Value> {
  /// The most bytes of files of which values are kept together.
  let limit: Int
  private var values: [DocumentOrigin: (value: Value, size: Int)] = [:]
  private var size = 0

  init(limit: Int) { self.limit = limit }

  /// Keeps a value and drops an earlier one of the file. Above the limit, the new value is dropped too.
  mutating func keep(_ value: Value, of origin: DocumentOrigin, size: Int) {
    _ = take(origin)
    guard self.size + size <= limit else { return }
    values[origin] = (value, size)
    self.size += size
  }

  /// The value of a file, which makes room for others; nil if there is none.
  mutating func take(_ origin: DocumentOrigin) -> Value? {
    guard let known = values.removeValue(forKey: origin) else { return nil }
    size -= known.size
    return known.value
  }
}
