import Foundation

/// A file of the package that is made from others.
struct GeneratedFile {
  /// Below the package's folder, in which the tool runs.
  let path: String
  let text: String

  var isFresh: Bool { (try? String(contentsOfFile: path, encoding: .utf8)) == text }

  func write() throws { try text.write(toFile: path, atomically: true, encoding: .utf8) }

  /// The text of a file of the package.
  static func source(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// A file of the package in JSON.
  static func decode<Value: Decodable>(_ type: Value.Type, _ path: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

/// A problem with the source files of a generator or the words of a command.
struct Mistake: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
