// swift-format-ignore-file

// What converted files use of SwiftUI, declared as Apple documents it and doing nothing: enough for the compiler to check
// the types of what is printed. A test compiles it; no target has it.
@_exported import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

public protocol Leaf: View where Body == Never {}
extension Leaf { public var body: Never { fatalError() } }

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> EitherView<Content, EmptyView> { EitherView() }
  public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> { EitherView() }
  public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> { EitherView() }
}

public struct EitherView<First: View, Second: View>: Leaf { nonisolated init() {} }
public struct Group<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }

public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

public struct EmptyView: Leaf { public nonisolated init() {} }
public struct TupleView<T>: Leaf { public nonisolated init() {} }
public struct Modified: Leaf {}

// MARK: - Values

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper public struct Binding<Value> {
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { self }
  public init() {}
  public static func constant(_ value: Value) -> Binding<Value> { Binding() }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

public struct EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var defaultMinListRowHeight: CGFloat
  public var dismiss: DismissAction { fatalError() }
}
@MainActor @preconcurrency public struct DismissAction { public func callAsFunction() {} }

public enum HorizontalAlignment { case leading, center, trailing }
public enum VerticalAlignment { case top, center, bottom, firstTextBaseline, lastTextBaseline }

public struct Alignment: Sendable {
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
  private init() {}
  public static let center = Alignment(), leading = Alignment(), trailing = Alignment(), top = Alignment()
  public static let bottom = Alignment(), topLeading = Alignment(), topTrailing = Alignment()
  public static let bottomLeading = Alignment(), bottomTrailing = Alignment()
}

public enum TextAlignment { case leading, center, trailing }
public enum ContentMode { case fit, fill }
public struct EdgeInsets {
  public init() {}
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8), all = Set(rawValue: 15), horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
  }
}

public enum Axis {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}

public struct Font: Sendable {
  public enum Weight { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  public enum Design { case `default` }
  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
  public static let body = Font(), callout = Font(), subheadline = Font(), footnote = Font(), caption = Font()
  public static let caption2 = Font()
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public func italic() -> Font { self }
  public func bold() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
}

public struct AttributeContainer: Sendable {
  public init() {}
  public func font(_ font: Font) -> Self { self }
  public func kern(_ kern: CGFloat) -> Self { self }
  public func foregroundColor(_ color: Color) -> Self { self }
}

public struct AttributedString: Sendable {
  public init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {}
  public static func + (first: Self, second: Self) -> Self { first }
}

public protocol ShapeStyle {}

public struct BackgroundStyle: ShapeStyle {}

extension ShapeStyle where Self == BackgroundStyle {
  public static var bar: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
  public static var white: Color { Color("a") }
  public static var black: Color { Color("a") }
  public static var clear: Color { Color("a") }
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = Self(rawValue: 1), isLink = Self(rawValue: 2), isHeader = Self(rawValue: 4)
  public static let isSearchField = Self(rawValue: 8), isImage = Self(rawValue: 16), isSelected = Self(rawValue: 32)
  public static let playsSound = Self(rawValue: 64), isKeyboardKey = Self(rawValue: 128)
  public static let isStaticText = Self(rawValue: 256), isSummaryElement = Self(rawValue: 512)
  public static let updatesFrequently = Self(rawValue: 1024), startsMediaSession = Self(rawValue: 2048)
  public static let allowsDirectInteraction = Self(rawValue: 4096), causesPageTurn = Self(rawValue: 8192)
}

public struct AccessibilityChildBehavior: Sendable {
  public static let ignore = Self(), contain = Self(), combine = Self()
}

// MARK: - Views

public struct Color: Leaf, ShapeStyle {
  public enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(uiColor: UIColor) {}
  public static let clear = Color("a"), black = Color("a"), white = Color("a"), primary = Color("a")
  public static let secondary = Color("a"), accentColor = Color("a")
}

public struct Text: Leaf {
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {}
  public init(_ attributed: AttributedString) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
  public init(verbatim content: String) {}
  public enum TruncationMode { case head, middle, tail }
}

public struct Image: Leaf {
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(decorative name: String, bundle: Bundle? = nil) {}
  public init(systemName: String) {}
  public func resizable() -> Image { self }
}

extension Optional: View, Leaf where Wrapped: View {}

public struct Spacer: Leaf { public init(minLength: CGFloat? = nil) {} }

public struct HStack<Content: View>: Leaf {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

public struct VStack<Content: View>: Leaf {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

public struct ZStack<Content: View>: Leaf {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

public struct ScrollView<Content: View>: Leaf {
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}

public struct GeometryProxy: Sendable { public let size: CGSize }

public struct GeometryReader<Content: View>: Leaf {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

public struct List<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Leaf {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public struct LazyVGrid<Content: View>: Leaf {
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}

public struct LazyHGrid<Content: View>: Leaf {
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}

public struct Section<Parent: View, Content: View, Footer: View>: Leaf {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {}
}

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}
extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}
extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Label<Title: View, Icon: View>: Leaf {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image name: String) {}
  @_disfavoredOverload public init(_ titleKey: some StringProtocol, image name: String) {}
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload public init(_ titleKey: some StringProtocol, systemImage name: String) {}
}

// MARK: - Navigation

public struct NavigationPath {}

public struct NavigationStack<Data, Root: View>: Leaf {}
extension NavigationStack where Data == NavigationPath { public init(@ViewBuilder root: () -> Root) {} }

public struct NavigationView<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: Leaf {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
}
extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
}

public struct NavigationLink<Label: View, Destination: View>: Leaf {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
  @_disfavoredOverload public init(_ titleKey: some StringProtocol, @ViewBuilder destination: () -> Destination) {}
}

public struct TabView<SelectionValue: Hashable, Content: View>: Leaf {}
extension TabView where SelectionValue == Int { public init(@ViewBuilder content: () -> Content) {} }

public enum NavigationBarItem { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }

public struct ToolbarItemPlacement {
  public static var topBarLeading: ToolbarItemPlacement { Self() }
  public static var topBarTrailing: ToolbarItemPlacement { Self() }
  public static let bottomBar = ToolbarItemPlacement()
}

@MainActor @preconcurrency public protocol ToolbarContent {}
public struct ToolbarItem<ID, Content: View>: ToolbarContent {}
extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
}
public struct ToolbarContents: ToolbarContent {}

@resultBuilder public struct ToolbarContentBuilder {
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> ToolbarContents {
    ToolbarContents()
  }
}

public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle {}
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }

public protocol ListStyle {}
public struct PlainListStyle: ListStyle {}
public struct GroupedListStyle: ListStyle {}
public struct InsetGroupedListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View { Modified() }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { Modified() }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { Modified() }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { Modified() }
  @_disfavoredOverload public func navigationTitle(_ titleKey: some StringProtocol) -> some View { Modified() }
  public func navigationTitle(_ title: Text) -> some View { Modified() }
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { Modified() }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { Modified() }
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    Modified()
  }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { Modified() }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { Modified() }
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { Modified() }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { Modified() }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { Modified() }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { Modified() }
}

// MARK: - Controls

public struct Button<Label: View>: Leaf {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button {
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
  public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole(), cancel = ButtonRole()
}

public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}

public struct ButtonBorderShape: Equatable, Sendable {
  public static let capsule = ButtonBorderShape(), roundedRectangle = ButtonBorderShape()
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

public enum ControlSize: Sendable { case mini, small, regular, large }

extension View {
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { Modified() }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { Modified() }
  public func controlSize(_ controlSize: ControlSize) -> some View { Modified() }
  public func tint(_ tint: Color?) -> some View { Modified() }
  public func disabled(_ disabled: Bool) -> some View { Modified() }
}

public struct Toggle: Leaf { public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, isOn: Binding<Bool>) {} }
public struct Slider: Leaf { public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {} }
public struct Stepper: Leaf {
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {}
  @_disfavoredOverload public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {}
}
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let hourAndMinute = Self(rawValue: 1), date = Self(rawValue: 2)
}
public struct DatePicker: Leaf {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
  @_disfavoredOverload public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
}
public struct WheelDatePickerStyle: Sendable {}
extension WheelDatePickerStyle { public static var wheel: Self { Self() } }
public protocol Shape: View {}
extension Shape { public func stroke(_ color: Color, lineWidth: CGFloat) -> some View { Modified() } }
public struct ToolbarPlacement {
  public static let navigationBar = ToolbarPlacement(), tabBar = ToolbarPlacement(), bottomBar = ToolbarPlacement()
}
public struct Rectangle: Shape, Leaf { public init() {} }
public struct RoundedRectangle: Shape, Leaf { public init(cornerRadius: CGFloat) {} }
public struct SubmitLabel: Sendable {
  public static let `continue` = Self(), done = Self(), go = Self(), join = Self(), next = Self(), route = Self()
  public static let search = Self(), send = Self()
}
public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { Self() }
  public static var words: Self { Self() }
  public static var sentences: Self { Self() }
  public static var characters: Self { Self() }
}
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let container = Self(rawValue: 1), keyboard = Self(rawValue: 2), all = Self(rawValue: 3)
}
public enum Visibility { case automatic, visible, hidden }
public struct TextEditor: Leaf { public init(text: Binding<String>) {} }
public struct TextField<Label: View>: Leaf {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
extension TextField where Label == Text { public init(_ title: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>) {} }

public struct SecureField<Label: View>: Leaf {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
extension SecureField where Label == Text { public init(_ title: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>) {} }

public struct ProgressView: Leaf {
  public init() {}
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {}
}

public struct Picker<Selection: Hashable, Content: View>: Leaf {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload public init(
    _ title: some StringProtocol, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {}
}

public struct SegmentedPickerStyle: Sendable {}
public struct RoundedBorderTextFieldStyle: Sendable {}
extension SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }

// MARK: - Modifiers

extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    Modified()
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { Modified() }
  public func padding(_ insets: EdgeInsets) -> some View { Modified() }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { Modified() }
  public func padding(_ length: CGFloat) -> some View { Modified() }
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { Modified() }
  public func fixedSize() -> some View { Modified() }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { Modified() }
  public func layoutPriority(_ value: Double) -> some View { Modified() }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { Modified() }
  public func scaledToFit() -> some View { Modified() }
  public func scaledToFill() -> some View { Modified() }
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    Modified()
  }
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    Modified()
  }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    Modified()
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified() }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified() }
  public func hidden() -> some View { Modified() }
  public func opacity(_ opacity: Double) -> some View { Modified() }
  public func kerning(_ kerning: CGFloat) -> some View { Modified() }
  public func lineSpacing(_ spacing: CGFloat) -> some View { Modified() }
  public func accessibilityHidden(_ hidden: Bool) -> some View { Modified() }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { Modified() }
  @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol) -> some View { Modified() }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { Modified() }
  @_disfavoredOverload public func accessibilityHint(_ hint: some StringProtocol) -> some View { Modified() }
  public func accessibilityIdentifier(_ identifier: String) -> some View { Modified() }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { Modified() }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { Modified() }
  public func font(_ font: Font?) -> some View { Modified() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Modified() }
  public func lineLimit(_ number: Int?) -> some View { Modified() }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Modified() }
  public func labelsHidden() -> some View { Modified() }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { Modified() }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { Modified() }
  public func allowsTightening(_ flag: Bool) -> some View { Modified() }
  public func keyboardType(_ type: UIKeyboardType) -> some View { Modified() }
  public func textContentType(_ type: UITextContentType?) -> some View { Modified() }
  public func submitLabel(_ label: SubmitLabel) -> some View { Modified() }
  public func textInputAutocapitalization(_ kind: TextInputAutocapitalization?) -> some View { Modified() }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { Modified() }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { Modified() }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { Modified() }
  public func fontWeight(_ weight: Font.Weight?) -> some View { Modified() }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { Modified() }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { Modified() }
  public func clipped(antialiased: Bool = false) -> some View { Modified() }
  public func border(_ color: Color, width: CGFloat) -> some View { Modified() }
  public func clipShape<S: Shape>(_ shape: S) -> some View { Modified() }
  public func allowsHitTesting(_ enabled: Bool) -> some View { Modified() }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { Modified() }
  public func listRowSeparator(_ visibility: Visibility) -> some View { Modified() }
  public func listRowBackground<V: View>(_ view: V?) -> some View { Modified() }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { Modified() }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { Modified() }
  public func datePickerStyle(_ style: WheelDatePickerStyle) -> some View { Modified() }
  public func tag<V: Hashable>(_ tag: V) -> some View { Modified() }
  public func pickerStyle(_ style: SegmentedPickerStyle) -> some View { Modified() }
  public func textFieldStyle(_ style: RoundedBorderTextFieldStyle) -> some View { Modified() }
}

// MARK: - Layout

public struct ProposedViewSize {
  public init(width: CGFloat?, height: CGFloat?) {}
  public init(_ size: CGSize) {}
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { size }
}

public struct UnitPoint: Sendable { public static let topLeading = UnitPoint() }

public struct LayoutSubview {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public func place(at point: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

public protocol Layout {
  typealias Subviews = [LayoutSubview]
  associatedtype Cache = Void
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { Modified() }
}

// MARK: - UIKit

open class UIView {
  public init() {}
}

public enum UIKeyboardType {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad, alphabet
}

public struct UITextContentType {
  public static let URL = Self(), addressCity = Self(), addressCityAndState = Self(), addressState = Self()
  public static let countryName = Self(), creditCardNumber = Self(), emailAddress = Self(), familyName = Self()
  public static let fullStreetAddress = Self(), givenName = Self(), jobTitle = Self(), location = Self()
  public static let middleName = Self(), name = Self(), namePrefix = Self(), nameSuffix = Self()
  public static let newPassword = Self(), nickname = Self(), oneTimeCode = Self(), organizationName = Self()
  public static let password = Self(), postalCode = Self(), streetAddressLine1 = Self(), streetAddressLine2 = Self()
  public static let sublocality = Self(), telephoneNumber = Self(), username = Self()
}

public final class UIColor: Sendable {
  init() {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  // The colors of UIElementColors and the adaptable ones of UIKit.
  public static let systemBackground = UIColor(), secondarySystemBackground = UIColor()
  public static let tertiarySystemBackground = UIColor(), systemGroupedBackground = UIColor()
  public static let secondarySystemGroupedBackground = UIColor(), tertiarySystemGroupedBackground = UIColor()
  public static let label = UIColor(), secondaryLabel = UIColor(), tertiaryLabel = UIColor(), quaternaryLabel = UIColor()
  public static let systemFill = UIColor(), secondarySystemFill = UIColor(), tertiarySystemFill = UIColor()
  public static let quaternarySystemFill = UIColor(), placeholderText = UIColor(), separator = UIColor()
  public static let opaqueSeparator = UIColor(), link = UIColor(), darkText = UIColor(), lightText = UIColor()
  public static let systemRed = UIColor(), systemGreen = UIColor(), systemBlue = UIColor(), systemOrange = UIColor()
  public static let systemYellow = UIColor(), systemPink = UIColor(), systemPurple = UIColor(), systemTeal = UIColor()
  public static let systemIndigo = UIColor(), systemBrown = UIColor(), systemMint = UIColor(), systemCyan = UIColor()
  public static let systemGray = UIColor(), systemGray2 = UIColor(), systemGray3 = UIColor(), systemGray4 = UIColor()
  public static let systemGray5 = UIColor(), systemGray6 = UIColor(), tintColor = UIColor()
}

public struct UIViewRepresentableContext<Representable> {}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
}

extension UIViewRepresentable { public var body: Never { fatalError() } }
