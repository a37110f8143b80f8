import Foundation
import IBSource
import IBTestSupport
import Testing

/// Archives of Apple's compiler, taken apart: a folder `compiled` beside the corpus, with an index and a file `nib.json`
/// for each. They are other people's work, so that they are measured and never copied.
///
/// The bytes are put together here without the code that is tested (Measurements/NibArchive.md#container).
enum CompiledCorpus {
  struct Archive {
    let id: String
    /// Git's hash of Apple's file.
    let hash: String
    let bytes: [UInt8]
  }

  static let absence = "there is no folder of compiled interfaces beside the corpus"

  private static let folder: URL? = Corpus.folder?.deletingLastPathComponent().appending(path: "compiled")

  static var isPresent: Bool {
    folder.map { FileManager.default.fileExists(atPath: $0.appending(path: "index.json").path) } ?? false
  }

  private static let all = Result { try read() }

  /// All of them; fails where there are none, so that no test passes without having read one.
  static func archives() throws -> [Archive] {
    let archives = try all.get()
    try #require(!archives.isEmpty, "the index names no archive")
    return archives
  }

  private static func read() throws -> [Archive] {
    let folder = try #require(folder)
    return try json(folder.appending(path: "index.json")).elements.map { entry in
      let id = try #require(entry["id"]?.text)
      let nib = try json(folder.appending(path: "\(id)/nib.json"))
      return Archive(id: id, hash: try #require(entry["blob"]?.text), bytes: try bytes(of: nib))
    }
  }

  /// Not by Foundation, which reads some numbers of 17 digits as others.
  private static func json(_ file: URL) throws -> JSONValue {
    try JSONReader.read(Array(try Data(contentsOf: file))).get()
  }

  // MARK: - Bytes

  private static func bytes(of nib: JSONValue) throws -> [UInt8] {
    var objects: [UInt8] = []
    var values: [UInt8] = []
    var count = 0
    let parts = nib["objects"]?.elements ?? []
    for part in parts {
      let own = part.elements[1].elements
      objects += variable(try int(part.elements[0])) + variable(own.isEmpty ? 0 : count) + variable(own.count)
      for value in own { values += try self.value(value.elements) }
      count += own.count
    }
    let keys = try (nib["keys"]?.elements ?? []).map { Array(try #require($0.text).utf8) }
    let classes = nib["classes"]?.elements ?? []
    let sections: [(count: Int, bytes: [UInt8])] = [
      (parts.count, objects), (keys.count, keys.flatMap { variable($0.count) + $0 }), (count, values),
      (classes.count, try classes.flatMap { try bytes(ofClass: $0.elements) }),
    ]
    let versions = try ["format", "coder"].flatMap { fixed(try int(try #require(nib[$0])), 4) }
    var file = Array("NIBArchive".utf8) + versions
    var offset = file.count + 8 * sections.count
    for section in sections {
      file += fixed(section.count, 4) + fixed(offset, 4)
      offset += section.bytes.count
    }
    return file + sections.flatMap(\.bytes) + Array(try data(nib["trailer"]?.text))
  }

  private static func bytes(ofClass part: [JSONValue]) throws -> [UInt8] {
    let name = Array(try #require(part[0].text).utf8)
    let fallbacks = try part[1].elements.map(int)
    return variable(name.count + 1) + variable(fallbacks.count) + fallbacks.flatMap { fixed($0, 4) } + name + [0]
  }

  private static func value(_ part: [JSONValue]) throws -> [UInt8] {
    let type = try int(part[1])
    let start = variable(try int(part[0])) + [UInt8(type)]
    switch type {
    case 0...3: return start + fixed(try int(part[2]), 1 << type)
    case 6: return start + fixed(Int(Float(try #require(part[2].number)).bitPattern), 4)
    case 7: return start + fixed(Int(bitPattern: UInt(try #require(part[2].number).bitPattern)), 8)
    case 8:
      let bytes = try data(part[2].text)
      return start + variable(bytes.count) + Array(bytes)
    case 10: return start + fixed(try int(part[2]), 4)
    default: return start
    }
  }

  private static func int(_ value: JSONValue) throws -> Int { Int(try #require(value.number)) }

  private static func data(_ text: String?) throws -> Data { try #require(Data(base64Encoded: text ?? "")) }

  private static func fixed(_ number: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func variable(_ number: Int) -> [UInt8] {
    number < 128 ? [UInt8(number) | 128] : [UInt8(number & 127)] + variable(number >> 7)
  }
}
