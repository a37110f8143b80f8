import AppKit

final class DeskController: NSWindowController {
  @IBOutlet var table: NSTableView!
  @IBOutlet var pier: NSPopUpButton!
  @objc dynamic var berths: [Berth] = []
  @IBAction func moor(_ sender: NSButton) {}
}

final class Berth: NSObject { @objc var name = "" }
final class DeskWindow: NSWindow {}
