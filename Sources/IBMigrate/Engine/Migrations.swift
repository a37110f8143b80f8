/// The migrations there are.
package enum Migrations {
  /// In the order of help.
  package static let all: [Migration] = [.safeArea, .xcodeLeftovers, .oldCapabilities]

  /// The migration of that name; nil if there is none.
  package static func named(_ name: String) -> Migration? {
    all.first { $0.name == name }
  }
}
