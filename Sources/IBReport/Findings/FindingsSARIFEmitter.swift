package import IBSource

/// Findings as one run of SARIF 2.1.0, for code scanning.
///
/// Source: OASIS Static Analysis Results Interchange Format 2.1.0, and the part of it that code scanning reads
/// (Measurements/Tools.md#services).
package struct FindingsSARIFEmitter: FindingsEmitter {
  package let countsSkipped = true
  package let frame: OutputFrame
  private let ruleIndices: [String: Int]

  package init(rules: [RuleInfo], version: String) {
    frame = OutputFrame(opening: Self.opening(rules, version), separator: ",\n", closing: "}]}\n")
    ruleIndices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func render(_ findings: FileFindings) -> [UInt8] {
    guard !findings.findings.isEmpty else { return [] }
    let lines = LineMap(findings.source.bytes)
    var fingerprints = FindingFingerprints()
    var writer = JSONWriter()
    for (index, finding) in findings.findings.enumerated() {
      if index > 0 { writer.startElementLine() }
      write(finding, fingerprint: fingerprints.next(finding), lines, isNew: findings.newSince != nil, to: &writer)
    }
    return writer.bytes
  }

  /// The end of the results, and a notification if documents were skipped (SARIF 2.1.0, 3.20.21).
  package func rest(skipped: [String: Int]) -> [UInt8] {
    guard let kinds = Self.kinds(skipped) else { return Array("\n]".utf8) }
    var writer = JSONWriter()
    writer.object { notification in
      notification.field("level", "note")
      notification.key("message")
      Self.message("skipped: \(kinds)", to: &notification)
    }
    let notification = String(decoding: writer.bytes, as: UTF8.self)
    let invocation = "{\"executionSuccessful\":true,\"toolExecutionNotifications\":[\(notification)]}"
    return Array("\n],\"invocations\":[\(invocation)]".utf8)
  }

  private static func opening(_ rules: [RuleInfo], _ version: String) -> String {
    var writer = JSONWriter()
    writer.object { driver in
      driver.field("name", "Keyline")
      driver.field("version", version)
      driver.key("rules")
      driver.array { writer in
        for rule in rules { write(rule, to: &writer) }
      }
    }
    let driver = String(decoding: writer.bytes, as: UTF8.self)
    return """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":\(driver)},\
      "columnKind":"utf16CodeUnits","results":[

      """
  }

  private static func write(_ rule: RuleInfo, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", rule.id)
      writer.key("shortDescription")
      message(rule.summary, to: &writer)
      writer.key("fullDescription")
      message(rule.rationale, to: &writer)
      writer.key("help")
      message("\(rule.summary) \(rule.rationale)", to: &writer)
      writer.key("defaultConfiguration")
      writer.object { writer in
        writer.field("enabled", rule.isOnByDefault)
        writer.field("level", rule.severity.name)
      }
      writer.key("properties")
      writer.object { writer in
        writer.field("tags", [rule.category])
      }
    }
  }

  private static func message(_ text: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("text", text)
    }
  }

  /// - Parameter isNew: whether the finding is absent from an earlier version that the run compared (SARIF 2.1.0,
  ///   3.27.24).
  private func write(
    _ finding: Finding, fingerprint: String, _ lines: LineMap, isNew: Bool, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.field("ruleId", finding.rule)
      if let index = ruleIndices[finding.rule] {
        writer.field("ruleIndex", index)
      }
      writer.field("level", finding.severity.name)
      if isNew { writer.field("baselineState", "new") }
      writer.key("message")
      Self.message(finding.fullMessage, to: &writer)
      writer.key("locations")
      writer.array { Self.location(finding, at: finding.range, lines, to: &$0) }
      if !finding.notes.isEmpty {
        writer.key("relatedLocations")
        writer.array { writer in
          for note in finding.notes { Self.location(finding, at: note.range, lines, note: note.message, to: &writer) }
        }
      }
      writer.key("partialFingerprints")
      writer.object { writer in
        writer.field("keyline/v1", fingerprint)
      }
      if !finding.fixes.isEmpty {
        writer.key("fixes")
        writer.array { writer in
          for fix in finding.fixes { Self.write(fix, of: finding, lines, to: &writer) }
        }
      }
    }
  }

  private static func location(
    _ finding: Finding, at range: SourceRange, _ lines: LineMap, note: String? = nil, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.key("physicalLocation")
      writer.object { writer in
        writer.key("artifactLocation")
        artifact(finding.file, to: &writer)
        writer.key("region")
        region(range, lines, to: &writer)
      }
      if note == nil, let id = finding.objectID {
        writer.key("logicalLocations")
        writer.array { writer in
          writer.object { writer in
            writer.field("name", id)
            writer.field("kind", "object")
          }
        }
      }
      if let note {
        writer.key("message")
        message(note, to: &writer)
      }
    }
  }

  /// A path relative to the working folder, or a file URI for an absolute path.
  private static func artifact(_ path: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("uri", path.hasPrefix("/") ? "file://\(path.percentEncoded)" : path.percentEncoded)
      if !path.hasPrefix("/") {
        writer.field("uriBaseId", "%SRCROOT%")
      }
    }
  }

  private static func region(_ range: SourceRange, _ lines: LineMap, to writer: inout JSONWriter) {
    let place = FindingPlace(range, lines)
    writer.object { writer in
      writer.field("startLine", place.start.line)
      writer.field("startColumn", place.start.column)
      writer.field("endLine", place.end.line)
      writer.field("endColumn", place.end.column)
    }
  }

  private static func write(_ fix: Fix, of finding: Finding, _ lines: LineMap, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("description")
      message(fix.title, to: &writer)
      writer.key("artifactChanges")
      writer.array { writer in
        writer.object { writer in
          writer.key("artifactLocation")
          artifact(finding.file, to: &writer)
          writer.key("replacements")
          writer.array { writer in
            for edit in fix.edits { write(edit, lines, to: &writer) }
          }
        }
      }
    }
  }

  private static func write(_ edit: TextEdit, _ lines: LineMap, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("deletedRegion")
      region(edit.range, lines, to: &writer)
      writer.key("insertedContent")
      message(String(decoding: edit.replacement, as: UTF8.self), to: &writer)
    }
  }
}

extension String {
  /// Percent-encoded as a path of a URI (RFC 3986, section 3.3): all bytes but the unreserved ones and the slash.
  fileprivate var percentEncoded: String {
    let digits = Array("0123456789ABCDEF")
    return PathText.bytes(self).reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
