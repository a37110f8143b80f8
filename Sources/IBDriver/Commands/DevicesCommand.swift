import IBModel
import IBReport

/// `keyline devices`: what `--on` can name.
struct DevicesCommand {
  let format: ListFormat

  func render() -> String {
    format == .json ? json() : table()
  }

  private func table() -> String {
    var table = TextTable([
      .init("device"), .init("name"), .init("points", .right), .init("scale", .right), .init("portrait"),
      .init("landscape"), .init("safe area"), .init("canvas"),
    ])
    for device in Device.all {
      let insets = device.insets(in: device.standardRelease).safeArea(.portrait)
      table.add([
        device.id, device.name, "\(device.portraitSize.width.plainText) × \(device.portraitSize.height.plainText)",
        "@\(device.scale.plainText)x", device.portraitClasses.name, device.landscapeClasses.name,
        "\(insets.top.plainText)/\(insets.bottom.plainText)", device.canvasID ?? "",
      ])
    }
    return table.render()
  }

  private func json() -> String {
    var writer = JSONWriter()
    writer.array { writer in
      for device in Device.all { write(device, to: &writer) }
    }
    writer.endLine()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(_ device: Device, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("id", device.id)
      writer.field("name", device.name)
      writer.field("size", device.portraitSize.width, device.portraitSize.height)
      writer.field("scale", device.scale)
      writer.field("portrait", device.portraitClasses.name)
      writer.field("landscape", device.landscapeClasses.name)
      writer.field("canvas", device.canvasID)
    }
  }
}
