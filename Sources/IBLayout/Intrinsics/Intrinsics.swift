import IBAssets
import IBModel
import IBSyntax

/// What natural sizes are computed from.
struct IntrinsicContext {
  let scene: SceneContent
  var configuration: ContentTraits
  var text: TextMeasurer
  let metrics: ControlMetrics
  let images: SceneImages
  /// A trait that too few views ask for to measure all of them anew for it (`IntrinsicSizes`).
  let isVerticallyCompact: Bool

  /// - Parameter assets: where images are found; nil where only the document is known.
  init(_ scene: ResolvedScene, assets: DocumentAssets? = nil) {
    self.scene = scene.content
    images = SceneImages(assets: assets, document: scene.document, configuration: scene.configuration)
    configuration = ContentTraits(scene.configuration)
    text = TextMeasurer(era: scene.configuration.systemFont)
    metrics = ControlMetrics.of(scene.configuration)
    isVerticallyCompact = scene.configuration.vertical == .compact
  }

  var isCanvas: Bool { configuration.canvasEra != nil }

  /// Up to the next pixel.
  func ceilToPixel(_ length: Double) -> Double {
    IBLayout.ceilToPixel(length, scale: configuration.scale)
  }
}

/// The natural size of every kind of view; one file a control.
enum Intrinsics {
  /// The natural size of a view's alignment rect.
  ///
  /// `wrapWidth` is the width in points that text may take before it wraps; nil on the first pass, when the width is
  /// not known yet.
  static func size(of view: ResolvedView, wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    var size = EmptyContent.isHeldOpen(view, in: context) ? .none : ownSize(of: view, wrapWidth: wrapWidth, in: context)
    if view.customClass != nil, let measured = context.scene.document.designableSizes[view.id] {
      // What the view's own code answered when Xcode ran it (facts/layout/open/OPEN.md 7); -1 stands for none.
      size.width = measured.width >= 0 ? measured.width : nil
      // It was asked at no given width: text that wraps at a narrower one is higher than that (7 of 7 stored labels).
      let isNarrower = wraps(view) && wrapWidth.map { $0 < measured.width } ?? false
      if !isNarrower { size.height = measured.height >= 0 ? measured.height : nil }
    }
    guard context.isCanvas else { return size }
    size.width = placeholder(view[.placeholderIntrinsicWidth], or: size.width)
    size.height = placeholder(view[.placeholderIntrinsicHeight], or: size.height)
    return size
  }

  /// A placeholder size stands in on the canvas only; `infinite` means none (facts/layout/open/OPEN.md 7).
  private static func placeholder(_ written: String?, or natural: Double?) -> Double? {
    guard let written else { return natural }
    return written == "infinite" ? nil : Double(written).flatMap { $0.isFinite ? $0 : nil } ?? natural
  }

  private static func ownSize(
    of view: ResolvedView, wrapWidth: Double?, in context: IntrinsicContext
  ) -> IntrinsicSize {
    switch view.kind {
    case .label: LabelIntrinsics.size(of: view, wrapWidth: wrapWidth, in: context)
    case .button: ButtonIntrinsics.size(of: view, in: context)
    case .imageView: ImageViewIntrinsics.size(of: view, in: context)
    case .textField: TextFieldIntrinsics.size(of: view, in: context)
    case .textView: TextViewIntrinsics.size(of: view, wrapWidth: wrapWidth, in: context)
    case .segmentedControl: SegmentedControlIntrinsics.size(of: view, in: context)
    case .pageControl: PageControlIntrinsics.size(of: view, in: context)
    case .activityIndicatorView: ActivityIndicatorIntrinsics.size(of: view, in: context)
    case .progressView: ProgressViewIntrinsics.size(of: view, in: context)
    case .navigationBar: BarIntrinsics.navigationBar(view, in: context)
    case .switch: IntrinsicSize(context.metrics.switch)
    case .slider: IntrinsicSize(width: nil, height: context.metrics.sliderHeight)
    case .stepper: IntrinsicSize(context.metrics.stepper)
    case .pickerView: IntrinsicSize(context.metrics.picker)
    case .datePicker: DatePickerIntrinsics.size(of: view, in: context)
    case .searchBar: IntrinsicSize(width: nil, height: context.metrics.searchBarHeight)
    case .toolbar: BarIntrinsics.toolbar(view, in: context)
    case .tabBar: BarIntrinsics.tabBar
    default: .none
    }
  }

  /// Whether a view's natural height depends on the width that the layout gives.
  static func wraps(_ view: ResolvedView) -> Bool {
    switch view.kind {
    case .label: LabelIntrinsics.wraps(view)
    case .textView: TextViewIntrinsics.wraps(view)
    default: false
    }
  }

  /// Where a view's text stands; nil for a view without text, whose baseline is its bottom.
  static func baselines(of view: ResolvedView, in context: IntrinsicContext) -> Baselines? {
    switch view.kind {
    case .label: LabelIntrinsics.baselines(of: view, in: context)
    case .button: ButtonIntrinsics.baselines(of: view, in: context)
    case .textField: TextFieldIntrinsics.baselines(of: view, in: context)
    default: nil
    }
  }
}

extension IntrinsicSize {
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}
