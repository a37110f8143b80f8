import Cocoa

class SymbolsWindowController: NSWindowController {}

class SymbolsViewController: NSViewController, NSTableViewDataSource, NSTableViewDelegate {
  @IBOutlet weak var tableView: NSTableView!
  @IBOutlet weak var countLabel: NSTextField!
  @IBOutlet weak var reloadButton: NSButton!

  @IBAction func reload(_ sender: Any) {}
  @IBAction func addSymbol(_ sender: Any) {}
  @IBAction func removeSymbol(_ sender: Any) {}
  @IBAction func findSymbol(_ sender: Any) {}
}
