/// Keyline's own signs for symbols, by the symbol's name without `.fill`, `.circle` and `.square`. They are drawn by
/// hand in a square of 24 units.
enum SignTable {
  /// Nil for a name without a sign. Badges are not drawn; a slash is drawn as a line across the sign.
  static func strokes(of name: String) -> [SignStroke]? {
    if let strokes = all[name] { return strokes }
    if let badge = name.firstRange(of: ".badge.") { return all[String(name[..<badge.lowerBound])] }
    guard name.hasSuffix(slash), let strokes = all[String(name.dropLast(slash.count))] else { return nil }
    return strokes + [.open((3, 2), (21, 22))]
  }

  private static let slash = ".slash"

  private static let all = Dictionary(
    lines.split(separator: "\n").flatMap { line -> [(String, [SignStroke])] in
      let parts = line.split(separator: ":")
      guard parts.count == 2 else { return [] }
      let strokes = parts[1].split(separator: ";").compactMap(SignStroke.init(words:))
      return parts[0].split(separator: " ").map { (String($0), strokes) }
    }, uniquingKeysWith: { first, _ in first })

  /// A line for each sign: its names, a colon, and its strokes. `-` is an open line through points and `=` a closed
  /// one; `o` is a circle and `.` a dot, with center and radius.
  static let lines = """
    chevron.right chevron.forward: - 8,3 17,12 8,21
    chevron.left chevron.backward: - 16,3 7,12 16,21
    chevron.down: - 3,8 12,17 21,8
    chevron.up: - 3,16 12,7 21,16
    arrow.right arrow.forward: - 3,12 21,12; - 14,5 21,12 14,19
    arrow.left arrow.backward: - 21,12 3,12; - 10,5 3,12 10,19
    arrow.up: - 12,21 12,3; - 5,10 12,3 19,10
    arrow.down: - 12,3 12,21; - 5,14 12,21 19,14
    arrow.clockwise: - 20,12 18,17 12,20 6,17 4,12 6,7 12,4 17,6; - 18,1 18,7 12,7
    plus: - 12,2 12,22; - 2,12 22,12
    minus: - 2,12 22,12
    xmark: - 4,4 20,20; - 20,4 4,20
    checkmark: - 4,13 10,20 20,4
    ellipsis: . 4,12,2; . 12,12,2; . 20,12,2
    circle: o 12,12,10
    square: = 3,3 21,3 21,21 3,21
    info: . 12,5,1.6; - 12,10 12,21
    exclamationmark: - 12,2 12,15; . 12,20,1.6
    magnifyingglass: o 10,10,7; - 15,15 22,22
    play: = 5,3 21,12 5,21
    pause: = 6,4 9,4 9,20 6,20; = 15,4 18,4 18,20 15,20
    stop: = 4,4 20,4 20,20 4,20
    forward: = 2,5 12,12 2,19; = 12,5 22,12 12,19
    backward: = 22,5 12,12 22,19; = 12,5 2,12 12,19
    house: = 12,2 22,11 19,11 19,21 5,21 5,11 2,11
    person person.crop: o 12,8,5; = 3,22 5,17 9,15 15,15 19,17 21,22
    gear gearshape: o 12,12,7; o 12,12,3; - 12,1 12,5; - 12,19 12,23; - 1,12 5,12; - 19,12 23,12; - 4,4 7,7; \
      - 17,17 20,20; - 20,4 17,7; - 7,17 4,20
    trash: - 3,6 21,6; - 9,6 9,3 15,3 15,6; = 5,6 19,6 18,22 6,22
    pencil: = 3,21 4,16 17,3 21,7 8,20
    camera: = 2,7 7,7 9,4 15,4 17,7 22,7 22,20 2,20; o 12,13,4
    photo: = 2,4 22,4 22,20 2,20; - 2,17 8,11 13,16 16,13 22,18
    heart suit.heart: = 12,21 3,12 3,6 7,3 12,7 17,3 21,6 21,12
    star: = 12,2 15,9 22,9.5 16.5,14 18.5,21 12,17 5.5,21 7.5,14 2,9.5 9,9
    bell: = 4,18 6,15 6,9 9,4 15,4 18,9 18,15 20,18; - 10,21 14,21
    lock: = 5,11 19,11 19,22 5,22; - 8,11 8,6 10,3 14,3 16,6 16,11
    bookmark: = 6,2 18,2 18,22 12,17 6,22
    folder: = 2,5 9,5 11,8 22,8 22,20 2,20
    envelope: = 2,5 22,5 22,19 2,19; - 2,6 12,14 22,6
    calendar: = 3,5 21,5 21,21 3,21; - 3,10 21,10
    clock: o 12,12,10; - 12,6 12,12 16,14
    eye: = 2,12 7,7 12,5 17,7 22,12 17,17 12,19 7,17; . 12,12,3
    square.and.arrow.up: - 8,9 4,9 4,22 20,22 20,9 16,9; - 12,14 12,2; - 8,6 12,2 16,6
    square.and.arrow.down: - 8,9 4,9 4,22 20,22 20,9 16,9; - 12,2 12,15; - 8,11 12,15 16,11
    list.bullet list.dash: . 3,6,1.5; - 8,6 22,6; . 3,12,1.5; - 8,12 22,12; . 3,18,1.5; - 8,18 22,18
    line.3.horizontal line.horizontal.3: - 2,6 22,6; - 2,12 22,12; - 2,18 22,18
    doc doc.text: = 5,2 14,2 19,7 19,22 5,22; - 14,2 14,7 19,7
    book: = 2,4 12,6 22,4 22,19 12,21 2,19; - 12,6 12,21
    paperplane: = 2,11 22,2 15,21 11,14; - 11,14 22,2
    location: = 3,11 21,3 13,21 12,12
    map: = 2,5 9,3 15,5 22,3 22,19 15,21 9,19 2,21; - 9,3 9,19; - 15,5 15,21
    mappin: o 12,7,5; - 12,12 12,22
    pin: = 8,2 16,2 15,9 19,14 5,14 9,9; - 12,14 12,22
    mic: = 9,3 15,3 15,13 9,13; - 5,11 5,14 9,18 15,18 19,14 19,11; - 12,18 12,22
    exclamationmark.triangle: = 12,2 23,21 1,21; - 12,9 12,15; . 12,18,1.2
    arrow.uturn.left arrow.uturn.backward arrowshape.turn.up.left: - 9,3 3,9 9,15; - 3,9 16,9 21,14 21,20
    arrow.uturn.right arrow.uturn.forward arrowshape.turn.up.right: - 15,3 21,9 15,15; - 21,9 8,9 3,14 3,20
    arrow.counterclockwise gobackward: - 4,12 6,17 12,20 18,17 20,12 18,7 12,4 7,6; - 6,1 6,7 12,7
    arrow.2.circlepath arrow.triangle.2.circlepath: - 3,11 6,5 13,3 19,6 21,9; - 21,4 21,9 16,9; \
      - 21,13 18,19 11,21 5,18 3,15; - 3,20 3,15 8,15
    arrow.up.arrow.down: - 7,21 7,3; - 2,8 7,3 12,8; - 17,3 17,21; - 12,16 17,21 22,16
    arrowtriangle.up: = 12,4 21,20 3,20
    arrowtriangle.down: = 3,4 21,4 12,20
    arrowtriangle.left arrowtriangle.backward: = 4,12 20,3 20,21
    arrowtriangle.right arrowtriangle.forward: = 4,3 20,12 4,21
    square.and.pencil: - 13,4 3,4 3,21 20,21 20,12; = 9,15 10,11 19,2 22,5 13,14
    doc.on.doc square.on.square: = 2,2 15,2 15,17 2,17; - 18,7 22,7 22,22 8,22 8,20
    speaker: = 4,9 9,9 15,4 15,20 9,15 4,15
    speaker.wave.1 speaker.wave.2 speaker.wave.3: = 2,9 6,9 12,4 12,20 6,15 2,15; - 15,9 17,12 15,15; - 18,6 21,12 18,18
    drop: = 12,2 18,11 19,16 16,21 8,21 5,16 6,11
    flame: = 12,2 17,9 19,15 16,21 8,21 5,15 8,10 10,12
    cloud icloud: = 6,19 3,16 4,12 8,11 10,7 15,6 18,10 21,12 22,16 19,19
    sun.max sun.min: o 12,12,4; - 12,1 12,5; - 12,19 12,23; - 1,12 5,12; - 19,12 23,12; - 4,4 7,7; - 17,17 20,20; \
      - 20,4 17,7; - 7,17 4,20
    moon: = 15,3 9,5 6,11 8,18 15,21 20,18 14,16 11,11 12,6
    bolt: = 13,2 5,14 11,14 10,22 19,9 13,9
    snow snowflake: - 12,2 12,22; - 3,7 21,17; - 21,7 3,17
    timer stopwatch: o 12,13,9; - 12,8 12,13; - 10,2 14,2
    person.2 person.3: o 8,8,4; = 2,21 3,16 13,16 14,21; o 17,9,3; - 16,15 20,15 22,20
    bubble.left bubble.right text.bubble message: = 2,4 22,4 22,17 11,17 5,22 6,17 2,17
    phone: = 4,3 8,3 10,8 8,10 14,16 16,14 21,16 21,20 17,21 10,18 5,12 3,6
    video: = 2,6 15,6 15,18 2,18; = 16,11 22,7 22,17 16,13
    link: - 10,14 14,10; - 11,7 15,3 21,9 17,13; - 13,17 9,21 3,15 7,11
    tag: = 3,3 12,3 21,12 12,21 3,12; . 8,8,1.5
    flag: - 5,22 5,3; = 5,3 20,3 17,8 20,13 5,13
    cart: - 1,3 5,3 8,16 19,16 22,6 6,6; . 10,20,1.5; . 17,20,1.5
    bag: = 4,8 20,8 21,22 3,22; - 8,8 8,5 10,2 14,2 16,5 16,8
    creditcard: = 2,5 22,5 22,19 2,19; - 2,10 22,10
    globe network: o 12,12,10; - 2,12 22,12; - 12,2 8,7 8,17 12,22 16,17 16,7 12,2
    safari: o 12,12,10; = 16,8 13,13 8,16 11,11
    questionmark: - 7,7 9,3 15,3 17,7 12,12 12,15; . 12,20,1.6
    power: - 12,2 12,12; - 7,5 3,12 6,19 12,22 18,19 21,12 17,5
    wifi: . 12,20,1.6; - 8,15 12,13 16,15; - 5,11 12,8 19,11; - 2,7 12,3 22,7
    antenna.radiowaves.left.and.right dot.radiowaves.left.and.right: . 12,12,2; - 7,7 5,12 7,17; - 17,7 19,12 17,17; \
      - 4,4 1,12 4,20; - 20,4 23,12 20,20
    shield: = 12,2 21,5 20,14 12,22 4,14 3,5
    lock.shield checkmark.shield: = 12,2 21,5 20,14 12,22 4,14 3,5; - 8,12 11,15 16,8
    lock.open: = 5,11 19,11 19,22 5,22; - 8,11 8,6 10,3 14,3 16,6
    key: o 7,8,5; - 11,11 21,21; - 18,18 20,16
    slider.horizontal.3: - 2,6 22,6; - 2,12 22,12; - 2,18 22,18; . 7,6,2; . 16,12,2; . 10,18,2
    square.grid.2x2: = 3,3 10,3 10,10 3,10; = 14,3 21,3 21,10 14,10; = 3,14 10,14 10,21 3,21; = 14,14 21,14 21,21 14,21
    rectangle: = 2,5 22,5 22,19 2,19
    repeat: - 4,11 4,7 20,7; - 17,3 21,7 17,11; - 20,13 20,17 4,17; - 7,13 3,17 7,21
    shuffle: - 2,6 7,6 16,18 22,18; - 2,18 7,18 16,6 22,6; - 19,3 22,6 19,9; - 19,15 22,18 19,21
    paperclip: - 20,11 11,20 5,20 4,14 14,4 18,4 19,8 10,17 8,17 8,14 16,7
    qrcode: = 3,3 10,3 10,10 3,10; = 14,3 21,3 21,10 14,10; = 3,14 10,14 10,21 3,21; . 15,15,1.5; . 20,20,1.5; \
      . 20,15,1.5; . 15,20,1.5
    chart.bar: = 3,13 7,13 7,21 3,21; = 10,8 14,8 14,21 10,21; = 17,3 21,3 21,21 17,21
    music.note: . 8,19,3; - 11,19 11,4 19,3
    viewfinder faceid: - 3,8 3,3 8,3; - 16,3 21,3 21,8; - 21,16 21,21 16,21; - 8,21 3,21 3,16
    delete.left clear: = 8,5 22,5 22,19 8,19 2,12; - 12,9 18,15; - 18,9 12,15
    desktopcomputer tv: = 2,4 22,4 22,16 2,16; - 12,16 12,21; - 7,21 17,21
    iphone: = 7,2 17,2 17,22 7,22; - 10,19 14,19
    gift: = 3,8 21,8 21,13 3,13; - 5,13 5,22 19,22 19,13; - 12,8 12,22; - 12,8 7,3 12,8 17,3 12,8
    number: - 9,3 7,21; - 17,3 15,21; - 4,8 21,8; - 3,16 20,16
    line.horizontal.3.decrease line.3.horizontal.decrease: - 2,6 22,6; - 6,12 18,12; - 10,18 14,18
    """
}

extension SignStroke {
  /// Nil for any other text.
  init?(words: Substring) {
    let words = words.split(separator: " ")
    let points = words.dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
    guard let kind = words.first, let first = points.first else { return nil }
    switch kind {
    case "-", "=":
      guard points.allSatisfy({ $0.count == 2 }) else { return nil }
      self = .line(points.map { ($0[0], $0[1]) }, isClosed: kind == "=")
    case "o", ".":
      guard first.count == 3 else { return nil }
      self = kind == "o" ? .circle(first[0], first[1], radius: first[2]) : .dot(first[0], first[1], radius: first[2])
    default: return nil
    }
  }
}
