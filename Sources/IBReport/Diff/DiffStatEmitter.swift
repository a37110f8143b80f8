import IBSource

/// A line for each file: how many changes it has.
package struct DiffStatEmitter: DiffEmitter {
  package let frame = OutputFrame.plain

  package init() {}

  package func render(_ diff: FileDiff) -> [UInt8] {
    Array("\(diff.path.onOneLine): \(diff.extent)\n".utf8)
  }
}

/// The path of each file that differs.
package struct DiffNameEmitter: DiffEmitter {
  package let frame = OutputFrame.plain

  package init() {}

  package func render(_ diff: FileDiff) -> [UInt8] { Array("\(diff.path.onOneLine)\n".utf8) }
}
