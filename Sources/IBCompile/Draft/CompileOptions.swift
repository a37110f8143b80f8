/// What a nib depends on besides its document.
package struct CompileOptions: Hashable, Sendable {
  /// The module of the app, for classes whose module is that of the target; nil if it is not known.
  package let module: String?
  /// Whether the document is a base for translations: it is in a folder `Base.lproj`.
  package let isLocalizable: Bool

  package init(module: String?, isLocalizable: Bool) {
    self.module = module
    self.isLocalizable = isLocalizable
  }
}
