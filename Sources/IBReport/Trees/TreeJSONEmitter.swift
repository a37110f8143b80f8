/// Trees as one JSON array with an object for each file and configuration.
struct TreeJSONEmitter: TreeEmitter {
  static let name = "json"
  let frame = OutputFrame.jsonArray

  func render(_ reports: [TreeReport]) -> [UInt8]? {
    var writer = JSONWriter()
    for (index, report) in reports.enumerated() {
      if index > 0 { writer.startElementLine() }
      TreeJSON.write(report, to: &writer)
    }
    return writer.bytes
  }
}

/// Trees as JSON Lines: an object a line for each file and configuration.
struct TreeJSONLinesEmitter: TreeEmitter {
  static let name = "jsonl"
  let frame = OutputFrame.plain

  func render(_ reports: [TreeReport]) -> [UInt8]? {
    var writer = JSONWriter()
    for report in reports {
      TreeJSON.write(report, to: &writer)
      writer.endLine()
    }
    return writer.bytes
  }
}
