import IBTestSupport
import Testing

@testable import IBLayout

/// The intrinsic size of one view, the first subview of a root.
func naturalSize(
  _ view: String, head: DocumentHead = .phone, on specification: String? = nil, tail: String = "",
  wrapWidth: Double? = nil
) throws -> IntrinsicSize {
  let scene = try resolved(storyboard(scene(rootView(subviews: view)), head: head, tail: tail), on: specification)
  return scene.views[1].intrinsicSize(wrapWidth: wrapWidth, in: IntrinsicContext(scene))
}

/// A canvas of 375 x 667 points at two pixels a point, as this Xcode drew it.
func phone(_ toolsVersion: String) -> DocumentHead { DocumentHead(toolsVersion: toolsVersion, device: "retina4_7") }

extension IntrinsicSize {
  init(_ width: Double?, _ height: Double?) { self.init(width: width, height: height) }
}
