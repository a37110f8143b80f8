import IBModel
import IBSyntax

/// UIKit views without a counterpart in SwiftUI. The files host them.
enum HostedViews {
  /// The class to host. `UIWebView` is no longer available, and cells and collection views need more than a frame.
  static func type(of view: Document.View) -> String {
    switch view.kind {
    case .webView: "WKWebView"
    case _ where view.kind.isCell || view.kind == .collectionView: "UIView"
    default: ElementClass.name(of: view.element, in: .uiKit) ?? "UIView"
    }
  }

  /// The module of a view's custom class; nil for the module of the target that contains the document.
  static func module(of view: Document.View) -> String? {
    guard view.element[.customModuleProvider] != "target", let module = view.element[.customModule] else { return nil }
    return module.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil ? nil : module
  }

  /// The modules of classes that SwiftUI does not import.
  static let modules = [
    "ARSCNView": "ARKit", "ARSKView": "ARKit", "GLKView": "GLKit", "MKMapView": "MapKit", "MTKView": "MetalKit",
    "SCNView": "SceneKit", "SKView": "SpriteKit", "WKWebView": "WebKit",
  ]

  /// - Parameter settings: the statements that set the properties of the view.
  static func host(of name: String, settings: [String]) -> [String] {
    let make = "  func makeUIView(context: Context) -> \(name) {"
    var lines = ["private struct \(name)Host: UIViewRepresentable {"]
    if settings.isEmpty {
      lines.append("\(make) \(name)() }")
    } else {
      lines += [make, "    let view = \(name)()"] + settings.map { "    \($0)" } + ["    return view", "  }"]
    }
    return lines + ["  func updateUIView(_ view: \(name), context: Context) {}", "}"]
  }
}
