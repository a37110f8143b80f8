import IBModel
import IBSyntax

/// Reads what of a control's state shows.
struct ControlReader {
  let scene: ResolvedScene
  let intrinsics: IntrinsicContext
  let colors: ColorReader

  private var palette: SystemPalette { SystemPalette(scene.configuration.style) }

  /// Nil for a view that shows nothing of its own but background and text.
  ///
  /// - Parameters:
  ///   - size: the view's, in points.
  ///   - tint: the view's tint.
  func control(of index: Int, size: Size, tint: DisplayColor) -> ControlAppearance? {
    let view = scene.views[index]
    switch view.kind {
    case .switch:
      let on = view.element[.on].map { $0 == "YES" } ?? false
      return .toggle(isOn: on, tint: colors.color(view.child(key: "onTintColor")) ?? palette.green)
    case .slider: return .slider(share(view.number(.value) ?? 0.5, view.number(.minValue), view.number(.maxValue)))
    case .progressView: return .progress(min(max(view.number(.progress) ?? 0, 0), 1))
    case .stepper: return .stepper
    case .segmentedControl: return segments(of: view, size: size)
    case .pageControl: return pages(of: view)
    case .activityIndicatorView: return .activity
    case .textField: return .textField(border(of: view))
    case .searchBar: return .searchField(searchText(of: view, size: size))
    case .pickerView: return .wheels
    case .datePicker: return size.height < Self.leastWheelsHeight ? .dateField : .wheels
    case .imageView: return .image(ImageReference(view.element, key: "image")?.name)
    case .mapView: return .map
    case .wkWebView, .webView: return .web
    case .tableViewCell: return .row(row(of: view))
    case .button: return glyph(of: view)
    default: return nil
    }
  }

  /// A date picker lower than this has no wheels; they are 216 points high, a compact one 34 (UIDatePicker).
  private static let leastWheelsHeight = 60.0

  private func share(_ value: Double, _ least: Double?, _ most: Double?) -> Double {
    let (low, high) = (least ?? 0, most ?? 1)
    guard high > low else { return 0 }
    return min(max((value - low) / (high - low), 0), 1)
  }

  private func segments(of view: ResolvedView, size: Size) -> ControlAppearance {
    let elements = view.element.child(named: .segments).map { Array($0.children) } ?? []
    let width = size.width / Double(max(elements.count, 1))
    let titles = elements.enumerated().map { number, segment -> SetText? in
      guard let title = segment[.title], !title.isEmpty else { return nil }
      var style = TextSetter.Style(color: palette.label)
      style.alignment = .center
      let box = Rect(x: Double(number) * width, y: 0, width: width, height: size.height)
      return set(title, intrinsics.metrics.segmentFont, in: box, style)
    }
    let selected = (view.number(.selectedSegmentIndex) ?? 0).asIndex(below: elements.count)
    return .segments(titles, selected: selected)
  }

  private func pages(of view: ResolvedView) -> ControlAppearance {
    let count = min(max(view.number(.numberOfPages) ?? 0, 0), Self.mostPages)
    return .pages(Int(exactly: count.rounded(.down)) ?? 0)
  }

  /// More dots than any screen has room for.
  private static let mostPages = 100.0

  private func border(of field: ResolvedView) -> ControlAppearance.FieldBorder {
    switch field[.borderStyle] {
    case "roundedRect": .rounded
    case "line", "bezel": .line
    default: .none
    }
  }

  private func searchText(of bar: ResolvedView, size: Size) -> SetText? {
    let text = bar[.text] ?? ""
    let shown = text.isEmpty ? bar[.placeholder] ?? "" : text
    let style = TextSetter.Style(color: text.isEmpty ? palette.secondaryLabel : palette.label)
    let box = Rect(
      x: Self.searchTextStart, y: 0, width: max(size.width - 2 * Self.searchTextStart, 0), height: size.height)
    return set(shown, .system(17), in: box, style)
  }

  /// Behind the field's inset of 8 points and the magnifier; by eye.
  private static let searchTextStart = 38.0

  private func set(_ text: String, _ font: Font, in box: Rect, _ style: TextSetter.Style) -> SetText? {
    TextSetter(text: intrinsics.text).set([TextRun(text: text, font: font)], in: box, style: style)
  }

  private func row(of cell: ResolvedView) -> RowAppearance {
    var row = RowAppearance()
    switch cell[.accessoryType] {
    case "disclosureIndicator": row.accessory = .disclosure
    case "detailButton", "detailDisclosureButton": row.accessory = .detail
    case "checkmark": row.accessory = .checkmark
    default: break
    }
    return row
  }

  private func glyph(of button: ResolvedView) -> ControlAppearance? {
    switch button[.buttonType] {
    case "infoLight", "infoDark", "detailDisclosure": return .glyph("i")
    case "contactAdd": return .glyph("+")
    case "close": return .glyph("x")
    default: break
    }
    let state = button.child(key: "normal")
    let holder = [state, AppearanceResolver.configuration(of: button)].compactMap(\.self)
    return holder.lazy.compactMap { ImageReference($0, key: "image") }.first.map { .image($0.name) }
  }
}

extension Double {
  /// Nil where it is none.
  fileprivate func asIndex(below count: Int) -> Int? {
    Int(exactly: rounded(.down)).flatMap { $0 >= 0 && $0 < count ? $0 : nil }
  }
}
