import Foundation
import IBReport
import Testing

/// Checks a value against the keywords of JSON Schema that our schemas use, and fails on one it does not know.
struct SchemaCheck {
  private typealias Object = [String: Any]

  private static let annotations: Set = ["$schema", "$id", "title", "description", "$defs"]

  private let documents: [String: Object]

  init(sarif: String) throws {
    documents = ["sarif": try Self.read(sarif)]
  }

  init() throws {
    documents = Dictionary(
      uniqueKeysWithValues: try JSONSchemas.names.map { ("\($0).schema.json", try Self.read(JSONSchemas.named($0))) })
  }

  /// One schema that needs no other.
  init(_ name: String, _ text: String?) throws {
    documents = ["\(name).schema.json": try Self.read(text)]
  }

  func problems(_ value: Any, with document: String) -> [String] {
    problems(value, documents[document] ?? [:], in: document, at: "$")
  }

  private static func read(_ text: String?) throws -> Object {
    let object = try JSONSerialization.jsonObject(with: Data(try #require(text).utf8))
    return try #require(object as? Object)
  }

  private func problems(_ value: Any, _ schema: Object, in document: String, at path: String) -> [String] {
    schema.keys.sorted().filter { !Self.annotations.contains($0) }.flatMap { keyword -> [String] in
      let fits = check(keyword, schema[keyword] as Any, value, schema, document, path)
      return fits.map { "\(path) \(keyword): \($0)" }
    }
  }

  private func check(
    _ keyword: String, _ argument: Any, _ value: Any, _ schema: Object, _ document: String, _ path: String
  ) -> [String] {
    switch keyword {
    case "$ref": return follow(argument as? String ?? "", value, document, path)
    case "oneOf":
      let fitting = (argument as? [Object] ?? []).filter { problems(value, $0, in: document, at: path).isEmpty }
      return fitting.count == 1 ? [] : ["\(fitting.count) alternatives fit"]
    case "type":
      let allowed = argument as? [String] ?? [argument as? String ?? ""]
      return allowed.contains { Self.isA($0, value) } ? [] : ["is no \(allowed)"]
    case "const": return Self.same(argument, value) ? [] : ["is not \(argument)"]
    case "enum": return (argument as? [Any] ?? []).contains { Self.same($0, value) } ? [] : ["is not allowed: \(value)"]
    case "minimum": return (value as? Double ?? .nan) >= (argument as? Double ?? .nan) ? [] : ["is too small"]
    case "pattern":
      let found = (value as? String)?.range(of: argument as? String ?? "(", options: .regularExpression)
      return found == nil ? ["does not match"] : []
    case "minItems": return (value as? [Any] ?? []).count >= (argument as? Int ?? .max) ? [] : ["has too few"]
    case "maxItems": return (value as? [Any] ?? []).count <= (argument as? Int ?? -1) ? [] : ["has too many"]
    case "items":
      return (value as? [Any] ?? []).enumerated().flatMap {
        problems($0.element, argument as? Object ?? [:], in: document, at: "\(path)[\($0.offset)]")
      }
    case "prefixItems":
      return zip(value as? [Any] ?? [], argument as? [Object] ?? []).flatMap {
        problems($0, $1, in: document, at: path)
      }
    case "required": return (argument as? [String] ?? []).filter { (value as? Object)?[$0] == nil }
    case "additionalProperties":
      let known = schema["properties"] as? Object ?? [:]
      return (value as? Object ?? [:]).keys.filter { known[$0] == nil }.sorted()
    case "properties":
      return (argument as? Object ?? [:]).keys.sorted().flatMap { key -> [String] in
        guard let member = (value as? Object)?[key] else { return [] }
        let schema = (argument as? Object)?[key] as? Object ?? [:]
        return problems(member, schema, in: document, at: "\(path).\(key)")
      }
    default: return ["unknown keyword"]
    }
  }

  private func follow(_ reference: String, _ value: Any, _ document: String, _ path: String) -> [String] {
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let document = parts[0].isEmpty ? document : parts[0]
    guard parts.count == 2, parts[1].hasPrefix("/$defs/") else {
      return problems(value, documents[document] ?? ["no such document": true], in: document, at: path)
    }
    let definitions = documents[document]?["$defs"] as? Object
    let schema = definitions?[String(parts[1].dropFirst(7))] as? Object
    return problems(value, schema ?? ["no such definition": true], in: document, at: path)
  }

  private static func isA(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "null": value is NSNull
    case "string": value is String
    case "boolean": isBoolean(value)
    case "integer": !isBoolean(value) && (value as? NSNumber).map { Double($0.intValue) == $0.doubleValue } ?? false
    case "number": !isBoolean(value) && value is NSNumber
    case "array": value is [Any]
    case "object": value is Object
    default: false
    }
  }

  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private static func same(_ a: Any, _ b: Any) -> Bool {
    (a as? NSObject) == (b as? NSObject)
  }
}
