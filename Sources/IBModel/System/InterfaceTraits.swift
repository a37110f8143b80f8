/// The appearance (UIUserInterfaceStyle).
package enum InterfaceStyle: Int, Hashable, Sendable { case light, dark }
/// See UIAccessibilityContrast.
package enum InterfaceContrast: Int, Hashable, Sendable { case normal, high }
