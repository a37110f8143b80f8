import CZlib

/// Decompresses data that zlib compressed.
package enum Inflation {
  package static var libraryVersion: String { String(cString: zlibVersion()) }

  /// At most `limit` decompressed bytes; for a damaged stream, the bytes before the damage.
  static func inflate(_ packed: ArraySlice<UInt8>, limit: Int) -> [UInt8] {
    var packed = Array(packed)
    guard let available = UInt32(exactly: packed.count) else { return [] }
    var stream = z_stream()
    guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return [] }
    defer { inflateEnd(&stream) }
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: chunkSize)
    packed.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = available
      var status = Z_OK
      while status == Z_OK, result.count < limit {
        let produced = chunk.withUnsafeMutableBufferPointer { output in
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(chunkSize)
          status = CZlib.inflate(&stream, Z_NO_FLUSH)
          return chunkSize - Int(stream.avail_out)
        }
        result += chunk[..<produced]
        if produced == 0 { break }
      }
    }
    return Array(result.prefix(limit))
  }

  private static let chunkSize = 16 << 10
}
