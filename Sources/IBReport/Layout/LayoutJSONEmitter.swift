/// Resolved layouts as one JSON array with an object for each file, scene and configuration.
package struct LayoutJSONEmitter: LayoutEmitter {
  package let frame = OutputFrame.jsonArray

  package init() {}

  package func render(_ layouts: FileLayouts) -> [UInt8] {
    var writer = JSONWriter()
    LayoutJSON.write(layouts, separator: { $0.startElementLine() }, to: &writer)
    return writer.bytes
  }
}

/// Resolved layouts as JSON Lines: each line is an object for a file, scene and configuration.
package struct LayoutJSONLinesEmitter: LayoutEmitter {
  package let frame = OutputFrame.plain

  package init() {}

  package func render(_ layouts: FileLayouts) -> [UInt8] {
    var writer = JSONWriter()
    LayoutJSON.write(layouts, separator: { $0.endLine() }, to: &writer)
    writer.endLine()
    return writer.bytes
  }
}
