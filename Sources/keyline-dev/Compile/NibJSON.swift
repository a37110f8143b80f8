import Foundation
import IBSource
import NibArchive

/// A nib that was written out as JSON: `coder`, `classes` as name and fallbacks, `keys`, `objects` as class and values of
/// key, type and value; bytes in Base64.
enum NibJSON {
  static func nib(_ json: JSONValue) throws -> Nib {
    let classes = try (json["classes"]?.elements ?? []).map { entry in
      let fallbacks = entry.elements.last?.elements ?? []
      return Nib.Class(try text(entry.elements.first), fallbacks: try fallbacks.map { try int($0) })
    }
    let objects = try (json["objects"]?.elements ?? []).map { entry in
      Nib.Object(try int(entry.elements.first), try (entry.elements.last?.elements ?? []).map(value))
    }
    let keys = try (json["keys"]?.elements ?? []).map { Array(try text($0).utf8) }
    let trailer = json["trailer"]?.text.flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) } ?? []
    return Nib(
      coder: UInt32(try number(json["coder"])), objects: objects, keys: keys, classes: classes, trailer: trailer)
  }

  private static func value(_ entry: JSONValue) throws -> Nib.Value {
    guard entry.elements.count == 3 else { throw Mistake("a value of a nib does not have three parts") }
    return Nib.Value(
      try int(entry.elements[0]), try content(try int(entry.elements[1]), entry.elements[2]))
  }

  private static func content(_ type: Int, _ json: JSONValue) throws -> Nib.Content {
    switch type {
    case 0: .int8(Int8(clamping: try int(json)))
    case 1: .int16(Int16(clamping: try int(json)))
    case 2: .int32(Int32(clamping: try int(json)))
    case 3: .int64(Int64(exactly: try number(json)) ?? 0)
    case 4: .bool(false)
    case 5: .bool(true)
    case 6: .float(Float(try number(json)))
    case 7: .double(try number(json))
    case 8: .data([UInt8](Data(base64Encoded: try text(json)) ?? Data()))
    case 9: .null
    case 10: .object(try int(json))
    default: throw Mistake("a value of a nib has type \(type)")
    }
  }

  private static func number(_ json: JSONValue?) throws -> Double {
    guard let number = json?.number else { throw Mistake("a nib has no number where one belongs") }
    return number
  }

  private static func int(_ json: JSONValue?) throws -> Int {
    guard let number = Int(exactly: try number(json)) else { throw Mistake("a nib has a fraction where none belongs") }
    return number
  }

  private static func text(_ json: JSONValue?) throws -> String {
    guard let text = json?.text else { throw Mistake("a nib has no text where one belongs") }
    return text
  }
}
