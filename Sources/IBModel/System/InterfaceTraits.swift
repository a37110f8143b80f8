/// Light or dark (UIUserInterfaceStyle).
package enum InterfaceStyle: Int, Hashable, Sendable { case light, dark }
/// UIAccessibilityContrast.
package enum InterfaceContrast: Int, Hashable, Sendable { case normal, high }
