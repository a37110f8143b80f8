package import NibArchive

/// Writes a NIBArchive (Measurements/NibArchive.md#container).
package enum NibWriter {
  package static func write(_ nib: Nib) -> [UInt8] {
    let sections = [
      (nib.objects.count, objects(nib)), (nib.keys.count, keys(nib)),
      (nib.objects.reduce(0) { $0 + $1.values.count }, values(nib)), (nib.classes.count, classes(nib)),
    ]
    var file = ByteBuffer()
    file.append(NibFormat.magic)
    file.append(integer: NibFormat.version)
    file.append(integer: nib.coder)
    var offset = NibFormat.headerLength
    for (count, bytes) in sections {
      file.append(integer: UInt32(clamping: count))
      file.append(integer: UInt32(clamping: offset))
      offset += bytes.count
    }
    for (_, bytes) in sections { file.append(bytes) }
    file.append(nib.trailer)
    return file.bytes
  }

  private static func objects(_ nib: Nib) -> [UInt8] {
    var buffer = ByteBuffer()
    var first = 0
    for object in nib.objects {
      buffer.append(number: object.classNumber)
      buffer.append(number: object.values.isEmpty ? 0 : first)
      buffer.append(number: object.values.count)
      first += object.values.count
    }
    return buffer.bytes
  }

  private static func keys(_ nib: Nib) -> [UInt8] {
    var buffer = ByteBuffer()
    for key in nib.keys {
      buffer.append(number: key.count)
      buffer.append(key)
    }
    return buffer.bytes
  }

  private static func values(_ nib: Nib) -> [UInt8] {
    var buffer = ByteBuffer()
    for object in nib.objects {
      for value in object.values {
        buffer.append(number: value.key)
        write(value.content, to: &buffer)
      }
    }
    return buffer.bytes
  }

  private static func write(_ content: Nib.Content, to buffer: inout ByteBuffer) {
    func begin(_ type: NibFormat.ValueType) { buffer.append(integer: type.rawValue) }
    switch content {
    case .int8(let number):
      begin(.int8)
      buffer.append(integer: number)
    case .int16(let number):
      begin(.int16)
      buffer.append(integer: number)
    case .int32(let number):
      begin(.int32)
      buffer.append(integer: number)
    case .int64(let number):
      begin(.int64)
      buffer.append(integer: number)
    case .bool(let flag): begin(flag ? .yes : .no)
    case .float(let number):
      begin(.float)
      buffer.append(integer: number.bitPattern)
    case .double(let number):
      begin(.double)
      buffer.append(integer: number.bitPattern)
    case .data(let data):
      begin(.data)
      buffer.append(number: data.count)
      buffer.append(data)
    case .null: begin(.null)
    case .object(let number):
      begin(.object)
      buffer.append(integer: UInt32(clamping: number))
    }
  }

  private static func classes(_ nib: Nib) -> [UInt8] {
    var buffer = ByteBuffer()
    for one in nib.classes {
      buffer.append(number: one.name.count + 1)
      buffer.append(number: one.fallbacks.count)
      for fallback in one.fallbacks { buffer.append(integer: Int32(clamping: fallback)) }
      buffer.append(one.name)
      buffer.append([0])
    }
    return buffer.bytes
  }
}
