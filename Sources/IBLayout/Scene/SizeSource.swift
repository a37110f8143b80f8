/// The source of the size of a scene's root view on a device.
///
/// Decided in one place (`ContainerResolver`), for every command. On the canvas a size that the file stores is given.
package enum SizeSource: String, Hashable, Sendable, CaseIterable {
  /// The window, or a container in it, gives the size.
  case window
  /// The root is a table's cell, header or footer: as wide as the window, because the file does not name the table, and as
  /// high as its constraints ask for, else as the file stores.
  case row
  /// Only the file has a size. Code decides on another one.
  case file
}
