import IBModel
import IBSyntax

/// User-defined runtime attributes whose key paths name settings.
///
/// Interface Builder can write flags and numbers, but has no type for insets or traits. The value of an enumeration is
/// a number, as in UIKit's headers.
enum RuntimeAttributes {
  static func settings(of object: XMLElement) -> ControllerSettings {
    var settings = ControllerSettings()
    guard let list = object.child(named: .userDefinedRuntimeAttributes) else { return settings }
    for attribute in list.children(named: .userDefinedRuntimeAttribute) { read(attribute, into: &settings) }
    return settings
  }

  private static func read(_ attribute: XMLElement, into settings: inout ControllerSettings) {
    let flag = attribute.flag(.value)
    switch attribute[.keyPath] {
    case "viewRespectsSystemMinimumLayoutMargins": settings.viewRespectsSystemMinimumLayoutMargins = flag
    case "prefersStatusBarHidden": settings.prefersStatusBarHidden = flag
    case "insetsContentViewsToSafeArea": settings.insetsContentViewsToSafeArea = flag
    case "cellLayoutMarginsFollowReadableWidth": settings.cellLayoutMarginsFollowReadableWidth = flag
    case "separatorInsetReference":
      settings.separatorInsetReference = number(attribute).map { $0 == 1 ? .fromAutomaticInsets : .fromCellEdges }
    case "overrideUserInterfaceStyle":
      guard let style = number(attribute).flatMap({ [1.0: InterfaceStyle.light, 2: .dark][$0] }) else { return }
      settings.overrideTraits = settings.overrideTraits ?? TraitOverrides()
      settings.overrideTraits?.userInterfaceStyle = style
    default: break
    }
  }

  private static func number(_ attribute: XMLElement) -> Double? { attribute.child(key: "value")?.number(.value) }
}
