import IBSource

/// The objects of a PDF file.
///
/// Its table of objects is not read, because each object begins with its number. An object is parsed once, and a stream
/// is decompressed once, because any number of references may lead to them.
final class PDFFile {
  typealias Stream = (fields: [String: PDFObject], bytes: [UInt8])

  private let bytes: [UInt8]
  let budget: PDFBudget
  /// The offset of each object's content, by number. As after an update, the last object with a number counts.
  private var places: [Int: Int] = [:]
  /// The parsed objects; nil for an object that cannot be parsed.
  private var objects: [Int: PDFObject?] = [:]
  /// The decompressed streams; nil for a stream that cannot be decompressed.
  private var streams: [Int: Stream?] = [:]

  /// The largest number of bytes of a stream after decompression.
  private static let longestStream = 4 << 20
  /// The largest number of objects. An image has a few dozen.
  private static let mostObjects = 20_000
  /// The largest number of references in a row that lead to references.
  private static let longestChain = 16

  private static let object = ByteSearch("obj")
  private static let stream = ByteSearch("stream")
  private static let streamEnd = ByteSearch("endstream")

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    budget = PDFBudget(size: bytes.count)
    findObjects()
    for number in places.keys.sorted() { unpackObjects(in: number) }
  }

  // MARK: - Objects

  /// The target of a reference; for any other object, the object.
  func resolved(_ object: PDFObject?) -> PDFObject? {
    var object = object
    for _ in 0..<Self.longestChain {
      guard case .reference(let number)? = object else { return object }
      object = self[number]
    }
    return nil
  }

  /// The numbers in a list; nil for any other object.
  func numbers(_ object: PDFObject?) -> [Double]? {
    guard let elements = resolved(object)?.elements else { return nil }
    let numbers = elements.compactMap { resolved($0)?.number }
    return numbers.count == elements.count ? numbers : nil
  }

  private subscript(_ number: Int) -> PDFObject? {
    if let known = objects[number] { return known }
    guard let place = places[number] else { return nil }
    var scanner = PDFScanner(bytes, at: place, budget)
    let object = scanner.next()
    objects[number] = .some(object)
    return object
  }

  /// The first dictionary of a type, in the order of object numbers.
  func first(ofType type: String) -> [String: PDFObject]? {
    for number in Set(places.keys).union(objects.keys).sorted() {
      if let fields = self[number]?.fields, resolved(fields["Type"])?.name == type { return fields }
    }
    return nil
  }

  private func findObjects() {
    var offset = 0
    while places.count < Self.mostObjects, let place = Self.object.firstOffset(in: bytes, from: offset) {
      offset = place + Self.object.count
      if let number = number(before: place) { places[number] = offset }
    }
  }

  /// The number in `12 0 ` before a word; nil if another text precedes the word.
  private func number(before place: Int) -> Int? {
    let line = bytes[max(0, place - Self.longestHead)..<place]
    let words = line.split(omittingEmptySubsequences: true) { $0 <= 0x20 }
    guard bytes.indices.contains(place - 1), bytes[place - 1] <= 0x20, words.count >= 2,
      Int(String(decoding: words[words.count - 1], as: UTF8.self)) != nil
    else { return nil }
    let digits = words[words.count - 2].reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Int(String(decoding: digits.reversed(), as: UTF8.self))
  }

  /// The largest length of two numbers and spaces.
  private static let longestHead = 32

  // MARK: - Streams

  /// The decompressed content of a stream; nil for any other object, and for a compression other than zlib's.
  ///
  /// - Parameter object: a reference to the stream.
  func content(of object: PDFObject?) -> Stream? {
    guard case .reference(let number)? = object, let place = places[number] else { return nil }
    if let known = streams[number] { return known }
    let stream = stream(at: place)
    streams[number] = .some(stream)
    return stream
  }

  private func stream(at place: Int) -> Stream? {
    var scanner = PDFScanner(bytes, at: place, budget)
    guard let fields = scanner.next()?.fields, let data = data(after: scanner.offset, fields) else { return nil }
    budget.step(over: data.count)
    let limit = max(0, min(Self.longestStream, budget.unpacked))
    let filter = resolved(fields["Filter"])
    let filters = (filter?.elements ?? (filter.map { [$0] } ?? [])).map { resolved($0)?.name }
    switch filters {
    case []: return unpacked(fields, Array(data.prefix(limit)))
    case ["FlateDecode"], ["Fl"]:
      guard resolved(fields["DecodeParms"])?.fields?["Predictor"] == nil else { return nil }
      return unpacked(fields, Inflation.inflate(data, limit: limit))
    default: return nil
    }
  }

  private func unpacked(_ fields: [String: PDFObject], _ bytes: [UInt8]) -> Stream {
    budget.unpack(bytes.count)
    return (fields, bytes)
  }

  private func data(after offset: Int, _ fields: [String: PDFObject]) -> ArraySlice<UInt8>? {
    let near = min(bytes.count, offset + Self.longestHead + Self.stream.count)
    guard offset < near, let word = Self.stream.firstOffset(in: bytes[offset..<near]) else { return nil }
    var start = word + Self.stream.count
    if start < bytes.count, bytes[start] == 0x0D { start += 1 }
    if start < bytes.count, bytes[start] == 0x0A { start += 1 }
    start = min(start, bytes.count)
    if let length = resolved(fields["Length"])?.whole, length >= 0, length <= bytes.count - start {
      return bytes[start..<(start + length)]
    }
    let end = Self.streamEnd.firstOffset(in: bytes, from: start) ?? bytes.count
    return bytes[start..<max(start, end)]
  }

  /// Reads the objects in an object stream (PDF Reference 1.7, 3.4.6). They take precedence over objects in clear text.
  private func unpackObjects(in number: Int) {
    guard let fields = self[number]?.fields, resolved(fields["Type"])?.name == "ObjStm",
      let first = resolved(fields["First"])?.whole, let count = resolved(fields["N"])?.whole,
      let content = content(of: .reference(number))?.bytes, first >= 0, first <= content.count
    else { return }
    var head = PDFScanner(content, budget)
    for _ in 0..<max(0, min(count, Self.mostObjects)) {
      guard let index = head.next()?.whole, let place = head.next()?.whole, place >= 0, place < content.count - first
      else { return }
      var body = PDFScanner(content, at: first + place, budget)
      if let object = body.next() { objects[index] = object }
    }
  }
}
