/// A finished run: its questions to the world, with the digests of the answers, and its output.
///
/// Its file contains a line with the version of the format, the digest of the rest, the key of the run, its status, and
/// the two lists. A file that is truncated or changed anywhere is not a record.
struct RunRecord: Sendable {
  /// Bytes for standard output or standard error.
  struct Writing: Hashable, Sendable {
    let isOutput: Bool
    let bytes: [UInt8]
  }

  /// In bytes. Larger records are not kept.
  static let sizeLimit = 8 << 20
  private static let heading = Array("keyline run 1\n".utf8)

  /// Sorted, so the same run writes the same file.
  let answers: [(question: WorldQuestion, digest: ContentDigest)]
  let writings: [Writing]
  let status: ExitStatus

  init(answers: [WorldQuestion: ContentDigest], writings: [Writing], status: ExitStatus) {
    let sorted = answers.sorted { a, b in
      (a.key.kind.rawValue, a.key.subject, a.key.count) < (b.key.kind.rawValue, b.key.subject, b.key.count)
    }
    self.answers = sorted.map { (question: $0.key, digest: $0.value) }
    self.writings = writings
    self.status = status
  }

  func bytes(for key: ContentDigest) -> [UInt8] {
    var body = RecordWriter()
    body.add(key)
    body.add(UInt64(UInt32(bitPattern: status.rawValue)))
    body.add(UInt64(answers.count))
    for (question, digest) in answers {
      body.add(UInt64(question.kind.rawValue))
      body.add(Array(question.subject.utf8))
      body.add(UInt64(question.count))
      body.add(digest)
    }
    body.add(UInt64(writings.count))
    for writing in writings {
      body.add(writing.isOutput ? 1 : 0)
      body.add(writing.bytes)
    }
    var whole = RecordWriter(bytes: Self.heading)
    whole.add(ContentDigest(body.bytes))
    return whole.bytes + body.bytes
  }

  /// Nil for bytes that are not a record of this key.
  init?(_ bytes: [UInt8], for key: ContentDigest) {
    guard bytes.starts(with: Self.heading) else { return nil }
    var reader = RecordReader(bytes[Self.heading.count...])
    guard let sum = reader.digest(), ContentDigest(Array(reader.rest)) == sum, reader.digest() == key,
      let status = reader.number().flatMap({ ExitStatus(rawValue: Int32(truncatingIfNeeded: $0)) }),
      let answers = reader.list(of: Self.answer), let writings = reader.list(of: Self.writing), reader.rest.isEmpty
    else { return nil }
    self.status = status
    self.answers = answers
    self.writings = writings
  }

  private static func answer(_ reader: inout RecordReader) -> (question: WorldQuestion, digest: ContentDigest)? {
    guard let kind = reader.number().flatMap({ WorldQuestion.Kind(rawValue: UInt8(truncatingIfNeeded: $0)) }),
      let subject = reader.bytes(), let count = reader.number(), let digest = reader.digest()
    else { return nil }
    let text = String(decoding: subject, as: UTF8.self)
    return (WorldQuestion(kind: kind, subject: text, count: Int(truncatingIfNeeded: count)), digest)
  }

  private static func writing(_ reader: inout RecordReader) -> Writing? {
    guard let stream = reader.number(), let bytes = reader.bytes() else { return nil }
    return Writing(isOutput: stream == 1, bytes: Array(bytes))
  }
}

/// Writes numbers as eight bytes, the lowest first, and byte lists after their count.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
  }

  mutating func add(_ digest: ContentDigest) {
    add(digest.high)
    add(digest.low)
  }

  mutating func add(_ part: [UInt8]) {
    add(UInt64(part.count))
    bytes += part
  }
}

/// Reads the output of `RecordWriter`; nil if the bytes end too early.
struct RecordReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func number() -> UInt64? {
    guard rest.count >= 8 else { return nil }
    let number = rest.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
    rest = rest.dropFirst(8)
    return number
  }

  mutating func digest() -> ContentDigest? {
    guard let high = number(), let low = number() else { return nil }
    return ContentDigest(high: high, low: low)
  }

  mutating func bytes() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= UInt64(rest.count) else { return nil }
    let bytes = rest.prefix(Int(count))
    rest = rest.dropFirst(Int(count))
    return bytes
  }

  /// A list after the count of its items.
  mutating func list<Item>(of item: (inout RecordReader) -> Item?) -> [Item]? {
    // An item has eight bytes at least.
    guard let count = number(), count <= UInt64(rest.count / 8) else { return nil }
    var items: [Item] = []
    for _ in 0..<count {
      guard let next = item(&self) else { return nil }
      items.append(next)
    }
    return items
  }
}
