import IBContent
import IBModel

extension ContentMode {
  /// The frame of an image in a box, in the same coordinates.
  func frame(of size: Size, in box: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return box }
    let (across, down) = (box.width / size.width, box.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return box
    case .scaleAspectFit: return place(size.scaled(by: min(across, down)), in: box)
    case .scaleAspectFill: return place(size.scaled(by: max(across, down)), in: box)
    default: return place(size, in: box)
    }
  }

  private func place(_ size: Size, in box: Rect) -> Rect {
    Rect(
      x: box.x + (box.width - size.width) * horizontalShare, y: box.y + (box.height - size.height) * verticalShare,
      width: size.width, height: size.height)
  }

  /// The share of the remaining space that is on the left side, from 0 to 1.
  private var horizontalShare: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  private var verticalShare: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}
