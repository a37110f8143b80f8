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
