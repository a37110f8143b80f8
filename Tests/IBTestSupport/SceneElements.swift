/// A scene with one controller; its `sceneID` is the controller's id with `scene-` before it.
package func scene(
  _ content: String, id: String = "vc", tag: String = "viewController", attributes: String = ""
) -> String {
  """
  <scene sceneID="scene-\(id)"><objects>
  <\(tag) id="\(id)" \(attributes) sceneMemberID="viewController">
  \(content)
  </\(tag)>
  </objects></scene>
  """
}

/// A controller's root view with the safe area guide `safe`, drawn 375 x 667 and stretched by its mask.
package func rootView(
  _ id: String = "root", tag: String = "view", attributes: String = "", subviews: String = "",
  constraints: String = "", content: String = ""
) -> String {
  """
  <\(tag) key="view" id="\(id)" \(attributes)>
  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
  <subviews>\(subviews)</subviews>
  <viewLayoutGuide key="safeArea" id="safe"/>
  <constraints>\(constraints)</constraints>
  \(content)
  </\(tag)>
  """
}

/// How a view says where it is.
package enum Placing {
  /// By constraints alone.
  case constraints
  /// By its frame and these attributes of its mask, such as `widthSizable="YES"`.
  case mask(String)
}

/// A view of any class.
///
/// - Parameters:
///   - frame: `x y width height` in points, as drawn.
///   - content: other children, such as a font.
package func view(
  _ id: String, tag: String = "view", frame: String = "0 0 0 0", _ placing: Placing = .constraints,
  attributes: String = "", subviews: String = "", constraints: String = "", content: String = ""
) -> String {
  let numbers = frame.split(separator: " ")
  let names = ["x", "y", "width", "height"]
  let rect = zip(names, numbers).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
  var opening = "<\(tag) id=\"\(id)\" \(attributes)"
  var mask = ""
  switch placing {
  case .constraints: opening += " translatesAutoresizingMaskIntoConstraints=\"NO\""
  case .mask(let attributes): mask = "<autoresizingMask key=\"autoresizingMask\" \(attributes)/>"
  }
  return """
    \(opening)>
    <rect key="frame" \(rect)/>
    \(mask)
    \(subviews.isEmpty ? "" : "<subviews>\(subviews)</subviews>")
    \(constraints.isEmpty ? "" : "<constraints>\(constraints)</constraints>")
    \(content)
    </\(tag)>
    """
}

/// A constraint between `item.attribute` and `item.attribute`; a first without a dot means the view that holds it.
package func constraint(
  _ id: String, _ first: String, _ second: String? = nil, constant: Double = 0, multiplier: String? = nil,
  relation: String? = nil, priority: Int? = nil, attributes: String = ""
) -> String {
  var text = "<constraint id=\"\(id)\" \(item(first, "first"))"
  if let second { text += " \(item(second, "second"))" }
  if constant != 0 { text += " constant=\"\(constant)\"" }
  if let multiplier { text += " multiplier=\"\(multiplier)\"" }
  if let relation { text += " relation=\"\(relation)\"" }
  if let priority { text += " priority=\"\(priority)\"" }
  return text + " \(attributes)/>"
}

/// A view held by its leading and top edge at a distance from those of `outer`, with a size where one is given.
package func pinned(
  _ id: String, to outer: String, x: Double, y: Double, width: Double? = nil, height: Double? = nil
) -> String {
  var all = [
    constraint("\(id)-x", "\(id).leading", "\(outer).leading", constant: x),
    constraint("\(id)-y", "\(id).top", "\(outer).top", constant: y),
  ]
  if let width { all.append(constraint("\(id)-width", "\(id).width", constant: width)) }
  if let height { all.append(constraint("\(id)-height", "\(id).height", constant: height)) }
  return all.joined()
}

private func item(_ text: String, _ place: String) -> String {
  let parts = text.split(separator: ".")
  guard parts.count == 2 else { return "\(place)Attribute=\"\(text)\"" }
  return "\(place)Item=\"\(parts[0])\" \(place)Attribute=\"\(parts[1])\""
}
