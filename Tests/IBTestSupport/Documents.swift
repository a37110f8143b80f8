/// A complete iOS xib around `objects`, as Xcode writes one.
package func document(_ objects: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
  targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
  useSafeAreas="YES" colorMatched="YES">
      <objects>
  \(objects)
      </objects>
  </document>

  """
}

/// The words at the head of a document that a layout depends on.
package struct DocumentHead {
  package var toolsVersion: String
  /// Xcode's canvas id; nil leaves out the `device` element.
  package var device: String?
  package var isLandscape = false
  package var usesSafeAreas = true

  /// The canvas most tests reckon with: 375 x 667 points, two pixels a point, a status bar of 20 points.
  package static let phone = DocumentHead(toolsVersion: "22505", device: "retina4_7")

  package init(toolsVersion: String = "22505", device: String?) {
    self.toolsVersion = toolsVersion
    self.device = device
  }

  var attributes: String {
    """
    version="3.0" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES"\(usesSafeAreas ? " useSafeAreas=\"YES\"" : "") colorMatched="YES"
    """
  }

  var deviceElement: String {
    guard let device else { return "" }
    return "<device id=\"\(device)\" orientation=\"\(isLandscape ? "landscape" : "portrait")\" appearance=\"light\"/>"
  }
}

/// A complete iOS storyboard around `scenes`.
package func storyboard(_ scenes: String..., head: DocumentHead = .phone, tail: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(head.attributes)>
  \(head.deviceElement)
  <scenes>
  \(scenes.joined(separator: "\n"))
  </scenes>
  \(tail)
  </document>
  """
}

/// A complete iOS xib around `objects`, for one canvas.
package func xib(_ objects: String..., head: DocumentHead = .phone, tail: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \(head.attributes)>
  \(head.deviceElement)
  <objects>
  \(objects.joined(separator: "\n"))
  </objects>
  \(tail)
  </document>
  """
}
