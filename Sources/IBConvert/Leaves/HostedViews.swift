import IBModel

/// UIKit views without a counterpart in SwiftUI. The files host them.
enum HostedViews {
  static func type(of kind: ViewKind) -> String {
    switch kind {
    case .pageControl: "UIPageControl"
    case .refreshControl: "UIRefreshControl"
    case .pickerView: "UIPickerView"
    case .searchBar: "UISearchBar"
    case .navigationBar: "UINavigationBar"
    case .toolbar: "UIToolbar"
    case .tabBar: "UITabBar"
    case .mapView: "MKMapView"
    // `UIWebView` is no longer available.
    case .webView, .wkWebView: "WKWebView"
    case .arskView: "ARSKView"
    case .arscnView: "ARSCNView"
    case .skView: "SKView"
    case .sceneKitView: "SCNView"
    case .glkView: "GLKView"
    case .mtkView: "MTKView"
    default: "UIView"
    }
  }

  static let modules = [
    "ARSCNView": "ARKit", "ARSKView": "ARKit", "GLKView": "GLKit", "MKMapView": "MapKit", "MTKView": "MetalKit",
    "SCNView": "SceneKit", "SKView": "SpriteKit", "WKWebView": "WebKit",
  ]

  static func host(of name: String) -> [String] {
    [
      "private struct \(name)Host: UIViewRepresentable {",
      "  func makeUIView(context: Context) -> \(name) { \(name)() }",
      "  func updateUIView(_ view: \(name), context: Context) {}",
      "}",
    ]
  }
}
