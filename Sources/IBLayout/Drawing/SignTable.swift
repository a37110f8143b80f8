/// Our signs for symbols, by the name without `.fill`, `.circle` and `.square`; drawn by hand in a square of 24 units.
enum SignTable {
  /// Nil for a name without a sign.
  static func strokes(of name: String) -> [SignStroke]? {
    switch name {
    case "chevron.right", "chevron.forward": [.open((8, 3), (17, 12), (8, 21))]
    case "chevron.left", "chevron.backward": [.open((16, 3), (7, 12), (16, 21))]
    case "chevron.down": [.open((3, 8), (12, 17), (21, 8))]
    case "chevron.up": [.open((3, 16), (12, 7), (21, 16))]
    case "arrow.right", "arrow.forward": [.open((3, 12), (21, 12)), .open((14, 5), (21, 12), (14, 19))]
    case "arrow.left", "arrow.backward": [.open((21, 12), (3, 12)), .open((10, 5), (3, 12), (10, 19))]
    case "arrow.up": [.open((12, 21), (12, 3)), .open((5, 10), (12, 3), (19, 10))]
    case "arrow.down": [.open((12, 3), (12, 21)), .open((5, 14), (12, 21), (19, 14))]
    case "arrow.clockwise": clockwise
    case "plus": [.open((12, 2), (12, 22)), .open((2, 12), (22, 12))]
    case "minus": [.open((2, 12), (22, 12))]
    case "xmark": [.open((4, 4), (20, 20)), .open((20, 4), (4, 20))]
    case "checkmark": [.open((4, 13), (10, 20), (20, 4))]
    case "ellipsis": [.dot(4, 12, radius: 2), .dot(12, 12, radius: 2), .dot(20, 12, radius: 2)]
    case "circle": [.circle(12, 12, radius: 10)]
    case "square": [.closed((3, 3), (21, 3), (21, 21), (3, 21))]
    case "info": [.dot(12, 5, radius: 1.6), .open((12, 10), (12, 21))]
    case "exclamationmark": [.open((12, 2), (12, 15)), .dot(12, 20, radius: 1.6)]
    default: objects(name)
    }
  }

  private static func objects(_ name: String) -> [SignStroke]? {
    switch name {
    case "magnifyingglass": [.circle(10, 10, radius: 7), .open((15, 15), (22, 22))]
    case "play": [.closed((5, 3), (21, 12), (5, 21))]
    case "pause": [.closed((6, 4), (9, 4), (9, 20), (6, 20)), .closed((15, 4), (18, 4), (18, 20), (15, 20))]
    case "stop": [.closed((4, 4), (20, 4), (20, 20), (4, 20))]
    case "forward": [.closed((2, 5), (12, 12), (2, 19)), .closed((12, 5), (22, 12), (12, 19))]
    case "backward": [.closed((22, 5), (12, 12), (22, 19)), .closed((12, 5), (2, 12), (12, 19))]
    case "house": [.closed((12, 2), (22, 11), (19, 11), (19, 21), (5, 21), (5, 11), (2, 11))]
    case "person", "person.crop":
      [.circle(12, 8, radius: 5), .closed((3, 22), (5, 17), (9, 15), (15, 15), (19, 17), (21, 22))]
    case "gear", "gearshape": [.circle(12, 12, radius: 7), .circle(12, 12, radius: 3)] + spokes
    case "trash":
      [
        .open((3, 6), (21, 6)), .open((9, 6), (9, 3), (15, 3), (15, 6)), .closed((5, 6), (19, 6), (18, 22), (6, 22)),
      ]
    case "pencil": [.closed((3, 21), (4, 16), (17, 3), (21, 7), (8, 20))]
    case "camera":
      [.closed((2, 7), (7, 7), (9, 4), (15, 4), (17, 7), (22, 7), (22, 20), (2, 20)), .circle(12, 13, radius: 4)]
    case "photo": [.closed((2, 4), (22, 4), (22, 20), (2, 20)), .open((2, 17), (8, 11), (13, 16), (16, 13), (22, 18))]
    case "heart", "suit.heart": [.closed((12, 21), (3, 12), (3, 6), (7, 3), (12, 7), (17, 3), (21, 6), (21, 12))]
    case "star": star
    case "bell":
      [.closed((4, 18), (6, 15), (6, 9), (9, 4), (15, 4), (18, 9), (18, 15), (20, 18)), .open((10, 21), (14, 21))]
    case "lock":
      [.closed((5, 11), (19, 11), (19, 22), (5, 22)), .open((8, 11), (8, 6), (10, 3), (14, 3), (16, 6), (16, 11))]
    case "bookmark": [.closed((6, 2), (18, 2), (18, 22), (12, 17), (6, 22))]
    case "folder": [.closed((2, 5), (9, 5), (11, 8), (22, 8), (22, 20), (2, 20))]
    case "envelope": [.closed((2, 5), (22, 5), (22, 19), (2, 19)), .open((2, 6), (12, 14), (22, 6))]
    case "calendar": [.closed((3, 5), (21, 5), (21, 21), (3, 21)), .open((3, 10), (21, 10))]
    case "clock": [.circle(12, 12, radius: 10), .open((12, 6), (12, 12), (16, 14))]
    case "eye":
      [.closed((2, 12), (7, 7), (12, 5), (17, 7), (22, 12), (17, 17), (12, 19), (7, 17)), .dot(12, 12, radius: 3)]
    case "square.and.arrow.up": tray + [.open((12, 14), (12, 2)), .open((8, 6), (12, 2), (16, 6))]
    case "square.and.arrow.down": tray + [.open((12, 2), (12, 15)), .open((8, 11), (12, 15), (16, 11))]
    case "list.bullet", "list.dash": list
    case "line.3.horizontal": [.open((2, 6), (22, 6)), .open((2, 12), (22, 12)), .open((2, 18), (22, 18))]
    case "doc", "doc.text": [.closed((5, 2), (14, 2), (19, 7), (19, 22), (5, 22)), .open((14, 2), (14, 7), (19, 7))]
    default: nil
    }
  }

  private static let tray: [SignStroke] = [.open((8, 9), (4, 9), (4, 22), (20, 22), (20, 9), (16, 9))]
  private static let star: [SignStroke] = [
    .closed(
      (12, 2), (15, 9), (22, 9.5), (16.5, 14), (18.5, 21), (12, 17), (5.5, 21), (7.5, 14), (2, 9.5), (9, 9))
  ]
  private static let spokes: [SignStroke] = [
    .open((12, 1), (12, 5)), .open((12, 19), (12, 23)), .open((1, 12), (5, 12)), .open((19, 12), (23, 12)),
    .open((4, 4), (7, 7)), .open((17, 17), (20, 20)), .open((20, 4), (17, 7)), .open((7, 17), (4, 20)),
  ]
  private static let list: [SignStroke] = [6.0, 12, 18].flatMap { y -> [SignStroke] in
    [.dot(3, y, radius: 1.5), .open((8, y), (22, y))]
  }
  private static let clockwise: [SignStroke] = [
    .open((20, 12), (18, 17), (12, 20), (6, 17), (4, 12), (6, 7), (12, 4), (17, 6)), .open((18, 1), (18, 7), (12, 7)),
  ]
}
