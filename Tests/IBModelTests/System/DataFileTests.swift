import Foundation
import Testing

@testable import IBModel

/// The data of the tables: one record a line, in order, every figure with its source.
@Suite struct DataFileTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../")

  private static let names = ["bars", "canvas-devices", "canvas-eras", "devices", "multitasking", "system-releases"]

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: "Sources/IBModel/Data/\(name).json"), encoding: .utf8)
  }

  private func records(_ name: String) throws -> [String: [String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(text(name).utf8))
    let members = try #require(object as? [String: Any])
    return try #require(members.first { $0.key != "$schema" }?.value as? [String: [String: Any]])
  }

  @Test(arguments: names)
  func recordsAreOneALineAndEachOnce(_ name: String) throws {
    let lines = try text(name).split(separator: "\n")
    // The first line opens the file and names its schema, the last closes it.
    let keys = lines.dropFirst().dropLast().map { $0.split(separator: "\"")[0] }
    #expect(keys.count == Set(keys).count)
    #expect(try records(name).count == keys.count)
  }

  @Test(arguments: names)
  func theNamedSchemaExists(_ name: String) throws {
    let first = try #require(try text(name).split(separator: "\n").first)
    #expect(first.contains("\"../../../Schemas/\(name).schema.json\""))
    let schema = Self.folder.appending(path: "Schemas/\(name).schema.json")
    #expect(try JSONSerialization.jsonObject(with: Data(contentsOf: schema)) is [String: Any])
  }

  @Test(arguments: ["bars", "canvas-eras", "multitasking"])
  func recordsNameTheirSource(_ name: String) throws {
    for (key, record) in try records(name) {
      #expect((record["source"] as? String)?.isEmpty == false, "\(key)")
    }
  }

  @Test func everyFigureOfADeviceNamesItsSource() throws {
    for (id, record) in try records("devices") {
      let sources = try #require(record["sources"] as? [String: String])
      for member in ["points", "scale", "sizeClasses", "margins", "releases"] {
        #expect(sources[member]?.isEmpty == false, "\(id) \(member)")
      }
      #expect((sources["canvas"] == nil) == (record["canvas"] == nil), "\(id)")
      for insets in try #require(record["insets"] as? [[String: Any]]) {
        #expect((insets["source"] as? String)?.isEmpty == false, "\(id)")
      }
    }
  }

  @Test func theTablesHaveAsManyRowsAsTheData() throws {
    #expect(try records("devices").count == Device.table.count)
    #expect(try records("canvas-devices").count == CanvasDevice.table.count)
    #expect(try records("canvas-eras").count == CanvasProfile.table.count)
    #expect(try records("system-releases").count == SystemProfile.table.count)
    #expect(try records("bars").count == BarRule.table.count)
    // Four windows in each of two orientations.
    #expect(try records("multitasking").count * 8 == Multitasking.table.count)
  }
}
