import Foundation
import IBReport
import IBSource
import Testing

@Suite struct FindingsSARIFTests {
  private let emitter = FindingsSARIFEmitter(rules: [Samples.rule], version: "1.2")

  private func run(_ findings: [Finding], path: String = "Some/Start.storyboard") throws -> [String: Any] {
    let source = SourceFile(path: path, bytes: Samples.source.bytes)
    let piece = text(emitter.render(FileFindings(findings, in: source)))
    let whole =
      emitter.frame.opening + piece + String(decoding: emitter.rest(skipped: [:]), as: UTF8.self)
      + emitter.frame.closing
    let log = try #require(try JSONSerialization.jsonObject(with: Data(whole.utf8)) as? [String: Any])
    #expect(try SchemaCheck(sarif: SARIFSchema.text).problems(log, with: "sarif").isEmpty)
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test func aRunNamesToolRulesAndTheKindOfColumns() throws {
    let run = try run([])
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "Keyline")
    #expect(driver["version"] as? String == "1.2")
    let rule = try #require((driver["rules"] as? [[String: Any]])?.first)
    #expect(rule["id"] as? String == "some-rule")
    #expect((rule["defaultConfiguration"] as? [String: Any])?["level"] as? String == "warning")
    #expect((run["results"] as? [Any])?.isEmpty == true)
  }

  /// Bytes 11 to 12 are columns 6 to 7 of line 2 (the emoji before them is two units).
  @Test func aResultHasItsRegionRuleAndRelatedPlaces() throws {
    let result = try #require((try run([Samples.finding])["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "some-rule")
    #expect(result["ruleIndex"] as? Int == 0)
    #expect(result["level"] as? String == "warning")
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: [String: Any]])
    #expect(physical["region"] as? [String: Int] == ["startLine": 2, "startColumn": 6, "endLine": 2, "endColumn": 7])
    #expect(
      physical["artifactLocation"] as? [String: String] == ["uri": "Some/Start.storyboard", "uriBaseId": "%SRCROOT%"])
    #expect((result["relatedLocations"] as? [Any])?.count == 1)
    #expect((result["partialFingerprints"] as? [String: String])?["keyline/v1"]?.count == 16)
  }

  @Test func pathsAreURIs() throws {
    func uri(_ path: String) throws -> String? {
      let finding = Finding(rule: "r", severity: .note, message: "m", file: path, range: SourceRange(0, 1))
      let result = try #require((try run([finding], path: path)["results"] as? [[String: Any]])?.first)
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      return (location?["artifactLocation"] as? [String: String])?["uri"]
    }
    #expect(try uri("A B/ü.xib") == "A%20B/%C3%BC.xib")
    #expect(try uri("/srv/a.xib") == "file:///srv/a.xib")
  }

  @Test func fixesAreReplacements() throws {
    let fix = Fix("remove it", .safe, [TextEdit(SourceRange(0, 3), "new")])
    let finding = Finding(
      rule: "r", severity: .note, message: "m", file: Samples.source.path, range: SourceRange(0, 1), fixes: [fix])
    let result = try #require((try run([finding])["results"] as? [[String: Any]])?.first)
    let change = ((result["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]])?.first
    let replacement = try #require((change?["replacements"] as? [[String: Any]])?.first)
    #expect(
      replacement["deletedRegion"] as? [String: Int] == [
        "startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 4,
      ])
    #expect(replacement["insertedContent"] as? [String: String] == ["text": "new"])
  }
}
