/// On which line of a written file each view is.
package enum ConversionMapping {
  /// A JSON object with a member on each line, in the order of the lines.
  ///
  /// - Parameter lines: from 1, by the ids of views.
  package static func bytes(_ lines: [String: Int]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      for (id, line) in lines.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
        writer.startElementLine()
        writer.field(named: id, line)
      }
      if !lines.isEmpty { writer.endLine() }
    }
    writer.endLine()
    return writer.bytes
  }
}
