/// Converted scenes as one JSON array with an object for each struct.
struct ConversionJSONEmitter: ConversionEmitter {
  static let name = "json"
  let frame = OutputFrame.jsonArray

  func render(_ report: ConversionReport) -> [UInt8] {
    var writer = JSONWriter()
    for (index, part) in report.parts.enumerated() {
      if index > 0 { writer.startElementLine() }
      ConversionJSON.write(part, of: report.path, to: &writer)
    }
    for (index, container) in report.containers.enumerated() {
      if index > 0 || !report.parts.isEmpty { writer.startElementLine() }
      ConversionJSON.write(container, of: report.path, to: &writer)
    }
    return writer.bytes
  }
}

/// Converted scenes as JSON Lines: an object a line for each struct.
struct ConversionJSONLinesEmitter: ConversionEmitter {
  static let name = "jsonl"
  let frame = OutputFrame.plain

  func render(_ report: ConversionReport) -> [UInt8] {
    var writer = JSONWriter()
    for part in report.parts {
      ConversionJSON.write(part, of: report.path, to: &writer)
      writer.endLine()
    }
    for container in report.containers {
      ConversionJSON.write(container, of: report.path, to: &writer)
      writer.endLine()
    }
    return writer.bytes
  }
}
