import IBModel

/// The sizes of common SF Symbols without a configuration: 17 points, regular, at the medium scale.
///
/// Source: Measurements/Symbols.md#table.
struct SymbolTable: Sendable {
  static let shared = SymbolTable()

  /// By name, in points.
  private let sizes: [String: Size]

  private init() {
    var sizes: [String: Size] = [:]
    for line in Self.records.description.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2, let width = Double(words[0]), let height = Double(words[1]) else { continue }
      for name in words[2...] { sizes[String(name)] = Size(width: width, height: height) }
    }
    self.sizes = sizes
  }

  /// Nil for a symbol whose size is not known. All symbols in a circle or a square have the same size.
  func size(of name: String) -> Size? {
    if let size = sizes[name] { return size }
    let parts = name.split(separator: ".")
    guard let frame = parts.last == "fill" ? parts.dropLast().last : parts.last, parts.count > 1 else { return nil }
    switch frame {
    case "circle": return sizes["circle"]
    case "square": return sizes["square"]
    default: return nil
    }
  }

  /// Width, height, names.
  private static let records: StaticString = """
    6.5 18 exclamationmark
    12.5 16.5 chevron.left chevron.right
    13 14 italic
    13 20.5 thermometer
    13.5 18 questionmark
    14 14 bold
    14 17 underline
    14 19.5 cursorarrow
    14.5 16 pause.fill
    14.5 19 music.note
    15 16 play.fill
    15 19 drop
    15.5 21.5 lightbulb
    15.5 23 key
    16.5 14.5 arrow.down.left arrow.up.right
    16.5 18.5 lock
    17 18 arrow.down arrow.up
    17 19.5 arrow.down.to.line arrow.up.to.line
    17 20 flame iphone
    17 21.5 bolt
    17.5 15.5 pencil xmark
    17.5 20 bookmark speaker.slash
    18 3.5 minus
    18 16 plus
    18 17 person.fill
    18 19 shield snowflake
    18 20 arrow.clockwise arrow.counterclockwise book.closed doc doc.text rectangle.portrait wallet.pass
    18.5 5.5 ellipsis
    18.5 10.5 chevron.down chevron.up
    18.5 16.5 checkmark
    18.5 19.5 cylinder
    18.5 21 sparkles
    18.5 22 ant
    19 17.5 person
    19 18.5 number
    19 20.5 bell.slash
    19.5 15 arrow.left arrow.right backward.end.fill forward.end.fill
    19.5 17.5 checkmark.square minus.square plus.square qrcode square square.dashed square.fill square.grid.2x2
    19.5 17.5 xmark.square
    19.5 18.5 flag percent
    19.5 20.5 trash trash.fill
    19.5 23 tram
    20 15.5 arrow.turn.up.left
    20 17 speaker.wave.1
    20 17.5 arrow.uturn.left
    20 18 arrow.up.left.and.arrow.down.right
    20 18.5 location
    20 19 arrow.down.circle arrow.left.circle arrow.right.circle arrow.up.circle chart.pie checkmark.circle
    20 19 checkmark.circle.fill chevron.right.circle circle circle.fill clock dollarsign.circle ellipsis.circle
    20 19 exclamationmark.circle exclamationmark.circle.fill face.smiling globe heart.circle info.circle
    20 19 info.circle.fill minus.circle moon person.circle plus.circle plus.circle.fill questionmark.circle safari
    20 19 star.circle trash.circle xmark.circle xmark.circle.fill
    20 19.5 bell bell.fill gift power waveform.path.ecg
    20 20.5 hand.thumbsdown hand.thumbsup
    20 21 paperclip
    20 21.5 pin
    20.5 17.5 heart heart.fill
    20.5 18 exclamationmark.triangle triangle
    20.5 18.5 magnifyingglass minus.magnifyingglass phone plus.magnifyingglass
    20.5 19.5 eraser gearshape.fill
    20.5 20 at
    20.5 20.5 hand.raised trophy
    20.5 21.5 building.2
    21 10.5 line.3.horizontal
    21 14.5 list.bullet
    21 16 list.number
    21 16.5 slider.horizontal.3 text.aligncenter text.alignleft text.alignright text.justify
    21 17 wind
    21 17.5 archivebox calendar
    21 18 antenna.radiowaves.left.and.right leaf
    21 19 airplane
    21 19.5 paperplane
    21 20 gearshape headphones square.and.pencil
    21 20.5 shippingbox square.3.layers.3d sun.max
    21 21 hexagon
    21 23 doc.on.clipboard doc.on.doc
    21.5 18.5 lock.open map
    21.5 20 eyedropper highlighter
    21.5 20.5 gear touchid
    21.5 21.5 seal
    21.5 22.5 paintbrush
    22 17 repeat
    22 17.5 chart.line.uptrend.xyaxis
    22 20 star star.fill star.leadinghalf.filled
    22 21 link
    22.5 14 quote.opening
    22.5 15.5 cloud
    22.5 16 wifi
    22.5 17.5 book
    22.5 18.5 message
    22.5 19.5 bubble.left
    22.5 20 pentagon
    22.5 20.5 crop
    22.5 21 tag
    22.5 21.5 arrow.up.and.down.and.arrow.left.and.right bus
    23 17.5 folder folder.fill
    23 18.5 cart
    23 19 checklist paintpalette
    23 20 newspaper printer
    23.5 14.5 textformat
    23.5 17.5 shuffle
    23.5 18.5 briefcase
    23.5 20.5 storefront
    23.5 23 wrench
    24 16.5 creditcard tray
    24 17 speaker.wave.2
    24 17.5 car photo rectangle rectangle.split.3x1 sidebar.left sidebar.right tablecells terminal
    24 18.5 arrow.up.arrow.down
    24 19 desktopcomputer
    24 19.5 house house.fill
    24 20 pills
    24 21.5 radio
    24.5 11 ruler
    24.5 16 video
    24.5 16.5 envelope
    24.5 18 camera
    25 19 tv
    25 23 hammer
    25.5 15 backward.fill forward.fill
    25.5 18 chart.bar
    25.5 18.5 crown
    25.5 24 tree
    26 16.5 eye
    26 19 scissors
    26 20 eye.slash
    27 22 cat
    27 22.5 graduationcap
    27.5 18 chevron.left.forwardslash.chevron.right
    27.5 19 person.2
    27.5 21.5 dog
    28 17.5 gamecontroller
    28.5 18.5 puzzlepiece
    28.5 20 truck.box
    29 13.5 battery.100
    31 19 bicycle
    33 17 mountain.2
    """
}
