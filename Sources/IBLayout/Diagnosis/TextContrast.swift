import IBContent
import IBModel
import IBSource

/// Texts that differ too little in brightness from their background, in the light and in the dark appearance.
///
/// Steps: 1. the color of the text; 2. the color under it: the backgrounds of the view and its superviews up to an
/// opaque one, if no other view is in between; 3. the contrast ratio of the two. A text with an unknown color, as over
/// an image, under a custom class or without any background, is not reported.
struct TextContrast {
  let diagnosis: SceneDiagnosis
  private let covers: SiblingCovers

  init(diagnosis: SceneDiagnosis) {
    self.diagnosis = diagnosis
    covers = SiblingCovers(under: Self.kinds, in: diagnosis.scene, diagnosis.layouts)
  }

  private var scene: ResolvedScene { diagnosis.scene }

  func issues() -> [LayoutIssue] {
    guard let input = diagnosis.islands.first?.input else { return [] }
    let styles: [InterfaceStyle] = [.light, .dark]
    let resolvers = styles.map { style in
      (style, AppearanceResolver(scene: scene, intrinsics: input.intrinsics, style: style))
    }.filter { $0.1.knowsColors }
    return scene.views.indices.compactMap { view in
      guard Self.kinds.contains(scene.views[view].kind), scene.isShown(view) else { return nil }
      return resolvers.lazy.compactMap { issue(view, in: $0.0, $0.1) }.first
    }
  }

  private static let kinds: [ViewKind] = [.label, .button, .textField, .textView]

  /// Source: WCAG 2.2, 1.4.3: 4.5 for text, 3 for large text, which is 18 points and more, or 14 and bold.
  private static func leastRatio(_ font: Font) -> Double {
    let isBold =
      switch font.family {
      case .system(let weight): weight >= .bold
      case .named(let name): name.contains("Bold")
      }
    return font.size >= 18 || (font.size >= 14 && isBold) ? 3 : 4.5
  }

  private func issue(_ view: Int, in style: InterfaceStyle, _ appearances: AppearanceResolver) -> LayoutIssue? {
    guard let text = appearances.appearance(of: view, diagnosis.layouts[view], layoutSize: size(view)).text,
      !text.lines.isEmpty, let background = background(under: view, appearances)
    else { return nil }
    let ratio = text.color.over(background).contrast(with: background)
    let least = Self.leastRatio(text.font)
    guard ratio < least - Self.tolerance else { return nil }
    let id = scene.views[view].id
    return LayoutIssue(
      .contrast, view: id,
      message:
        "\(scene.document.name(of: id)) has a contrast ratio of \(Wording.points((ratio * 10).rounded() / 10)) : 1 in "
        + "\(style == .dark ? "dark" : "light") appearance, but its text needs at least \(Wording.points(least)) : 1")
  }

  /// The tolerance of a ratio, because colors of the file are rounded to a byte.
  private static let tolerance = 0.05

  private func size(_ view: Int) -> Size { diagnosis.layouts[view].frame?.size ?? .zero }

  // MARK: - 2

  private func background(under view: Int, _ appearances: AppearanceResolver) -> DisplayColor? {
    var layers: [DisplayColor] = []
    var current: Int? = view
    while let index = current {
      let resolved = scene.views[index]
      guard resolved.customClass == nil || index != view, resolved.style.alpha == 1, !isCovered(index, view) else {
        return nil
      }
      if let color = appearances.background(of: index, diagnosis.layouts[index], layoutSize: size(index)) {
        layers.append(color)
        if color.alpha == 1 { return layers.dropLast().reversed().reduce(color) { $1.over($0) } }
      }
      // The file does not contain the content of a custom class or an image.
      guard index == view || (resolved.customClass == nil && Self.plainKinds.contains(resolved.kind)) else {
        return nil
      }
      current = resolved.parent
    }
    return nil
  }

  private static let plainKinds: [ViewKind] = [
    .view, .stackView, .scrollView, .tableView, .tableViewCell, .tableViewCellContentView, .collectionView,
    .collectionViewCell, .collectionReusableView,
  ]

  /// Whether a sibling under `index`, which is `view` or a superview of `view`, extends under `view`.
  private func isCovered(_ index: Int, _ view: Int) -> Bool {
    diagnosis.layouts[view].inWindow.map { covers.isCovered(index, $0) } ?? false
  }
}

extension DisplayColor {
  /// This color drawn on an opaque color.
  fileprivate func over(_ color: DisplayColor) -> DisplayColor {
    func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
    return DisplayColor(
      red: mix(red, color.red), green: mix(green, color.green), blue: mix(blue, color.blue), alpha: 1)
  }

  /// The contrast ratio, from 1 to 21. Source: WCAG 2.2, "contrast ratio".
  fileprivate func contrast(with other: DisplayColor) -> Double {
    let (high, low) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  /// The luminance, from 0 to 1. Source: WCAG 2.2, "relative luminance" of sRGB.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ component: Double) -> Double {
    guard component > 0.04045 else { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    // To the power of 2.4: the square times the square of the fifth root.
    let root = fifthRoot(base)
    return base * base * root * root
  }

  /// The fifth root of a number from 0.05 to 1, by Newton's method.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<rootSteps { root = (4 * root + number / (root * root * root * root)) / 5 }
    return root
  }

  /// Enough for eight digits.
  private static let rootSteps = 12
}
