import IBModel
import IBReport

struct DevicesCommand: Subcommand {
  static let name = "devices"
  static let summary = "list the devices that --on accepts"
  static let isPaged = true
  static let options: [Option] = [Option.format(DeviceFormats.table.words, help: "format of the list")]

  let session: Session

  func run() -> ExitStatus {
    let format = session.invocation.value(.format).flatMap { DeviceFormats.table.named($0) }
    return session.console.answer(format?(Device.all) ?? "")
  }
}

enum DeviceFormats {
  static let table = FormatTable<Void, @Sendable ([Device]) -> String>([
    .init("text") { _ in text }, .init("json") { _ in json },
  ])

  @Sendable private static func text(_ devices: [Device]) -> String {
    var table = TextTable([
      .init("device"), .init("name"), .init("points", .right), .init("scale", .right), .init("portrait"),
      .init("landscape"), .init("safe area"), .init("canvas"),
    ])
    for device in devices {
      let insets = device.insets(in: device.standardRelease).safeArea(.portrait)
      table.add([
        device.id, device.name, "\(device.portraitSize.width.plainText) × \(device.portraitSize.height.plainText)",
        "@\(device.scale.plainText)x", device.portraitClasses.name, device.landscapeClasses.name,
        "\(insets.top.plainText)/\(insets.bottom.plainText)", device.canvasID ?? "",
      ])
    }
    return table.render()
  }

  @Sendable private static func json(_ devices: [Device]) -> String {
    JSONWriter.text { writer in
      writer.objects(devices) { device, writer in
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
}
