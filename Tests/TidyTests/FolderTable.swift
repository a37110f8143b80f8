import Testing

/// The table of folders in Documentation/Folders.md: the folders of every module, in the order in which they may use
/// each other.
struct FolderTable {
  /// By module, in the order of the table. `.` is the module's own folder.
  let orders: [String: [String]]

  init() throws {
    var orders: [String: [String]] = [:]
    let lines = try PackageFolder.text("Documentation/Folders.md").split(separator: "\n")
    for line in lines where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmed }
      try #require(cells.count == 2, "a row of the table has two cells: \(line)")
      let module = String(cells[0].replacing("`", with: ""))
      try #require(orders[module] == nil, "\(module) has two rows")
      orders[module] = cells[1].split(separator: " ").map { String($0.replacing("`", with: "")) }
    }
    try #require(!orders.isEmpty, "Documentation/Folders.md has no table")
    self.orders = orders
  }
}
