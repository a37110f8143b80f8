import IBLayout
import IBModel
import IBTestSupport
import Testing

@testable import IBConvert

/// Controllers, segues, bars and tables become views that show each other.
@Suite struct ScreenTests {
  private static let texts = texts(of: screensStoryboard)
  private static let collections = texts(of: collectionStoryboard)

  private static func texts(of storyboard: String) -> [String: String] {
    guard let document = try? model(storyboard) else { return [:] }
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: ConfigurationSet.finalSizeClasses.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
    let scenes = columns[0].indices.compactMap { index in
      ConvertibleScene(columns.map { $0[index] }, of: document, seenCount: 4)
    }
    let converter = DocumentConverter(document, scenes)
    let files = scenes.flatMap { converter.files(of: $0) }
    let containers = converter.containerFiles()
    guard files.allSatisfy(\.isRead), containers.allSatisfy(\.isRead) else { return [:] }
    return Dictionary(
      files.map { ($0.typeName, $0.text) } + containers.map { ($0.typeName, $0.text) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A part of a file that has to be in it, at any depth.
  private static func expect(_ part: String, in name: String, of texts: [String: String] = texts) {
    func flat(_ text: String) -> String {
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
    let text = texts[name] ?? ""
    #expect(flat(text).contains(flat(part)), "\(name):\n\(text)")
  }

  @Test func eachControllerAndCellHasAStruct() {
    #expect(
      Self.texts.keys.sorted() == [
        "FormView", "HomeNavigationView", "HomeView", "InnerView", "ItemsView", "MailRow", "MainTabBarView", "PlainRow",
        "RowsView", "TapRow",
      ])
  }

  @Test func tabsAndStacksShowTheirScreens() {
    Self.expect(
      """
      TabView {
        homeNavigationView()
          .tabItem {
            Label("Home", systemImage: "house")
          }
        itemsView()
          .tabItem {
            Label("Search", systemImage: "magnifyingglass")
          }
      }
      """, in: "MainTabBarView")
    Self.expect(
      "let homeView: () -> HomeView\n\nvar body: some View {\nNavigationStack {\nhomeView()\n}",
      in: "HomeNavigationView")
    Self.expect("HomeNavigationView(homeView: { .preview })", in: "HomeNavigationView")
    // Only a screen that another one leads to has a value for previews.
    Self.expect("static var preview: HomeView {\nHomeView(", in: "HomeView")
    #expect(Self.texts["MainTabBarView"]?.contains("static") == false)
  }

  @Test func seguesBecomeLinksAndStates() {
    Self.expect(
      "NavigationLink {\nitemsView()\n} label: {\nText(\"Show\")\n.frame(width: 200, height: 40)\n.contentShape(Rectangle())\n}",
      in: "HomeView")
    Self.expect(
      "Button {\nlog()\nshowsForm = true\n} label: {\nText(\"Full\")\n.frame(width: 200, height: 40)\n.contentShape(Rectangle())\n}",
      in: "HomeView")
    Self.expect("Button {\nshowsForm2 = true\n} label: {", in: "HomeView")
    Self.expect(".sheet(isPresented: $showsForm3) {\nFormView()\n}", in: "HomeView")
    Self.expect(".fullScreenCover(isPresented: $showsForm) {\nFormView()\n}", in: "HomeView")
    Self.expect(".popover(isPresented: $showsForm2) {\nFormView()\n}", in: "HomeView")
    Self.expect(
      ".navigationDestination(isPresented: $showsRows) {\nrowsView()\n}", in: "HomeView")
    Self.expect("InnerView()\n.frame(width: 100, height: 100)", in: "HomeView")
    Self.expect("@Environment(\\.dismiss) private var dismiss", in: "FormView")
    Self.expect("Button {\ndismiss()\n} label: {", in: "FormView")
  }

  /// A cell is a struct of its own: it has the variables that its buttons set, and its table has not.
  @Test func buttonsInCellsShowScreens() {
    Self.expect("Button {\nmark()\nshowsForm = true\n} label: {", in: "MailRow")
    Self.expect("@State private var showsForm = false\n@Environment(\\.dismiss) private var dismiss", in: "MailRow")
    Self.expect(".sheet(isPresented: $showsForm) {\nFormView()\n}", in: "MailRow")
    #expect(Self.texts["RowsView"]?.contains("showsForm") == false)
    #expect(Self.texts["RowsView"]?.contains("dismiss") == false)
  }

  /// What only code triggers, and what SwiftUI has no equal for, is left with a sentence.
  @Test func whatIsLeftIsSaid() {
    Self.expect("/// - segue 'rows': set showsRows to true to perform it", in: "HomeView")
    Self.expect("@Binding var showsRows: Bool", in: "HomeView")
    Self.expect(
      "/// - segue 's6': a class of the app shows InnerView", in: "HomeView")
  }

  @Test func barsBecomeTitlesAndToolbars() {
    Self.expect(".navigationTitle(\"Home\")\n.navigationBarTitleDisplayMode(.inline)", in: "HomeView")
    Self.expect(
      """
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Cancel") {}
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Save", action: save)
          Button {
            showsForm3 = true
          } label: {
            Image(systemName: "plus")
          }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Spacer()
          Button("Help") {}
        }
      }
      """, in: "HomeView")
  }

  @Test func collectionsBecomeGrids() {
    #expect(
      Self.collections.keys.sorted() == [
        "AlbumItem", "MonthHeader", "PhotoItem", "PhotosView", "StripItem", "StripView",
      ])
    Self.expect(
      """
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 8)], spacing: 12) {
          Section {
            ForEach(items.indices, id: \\.self) { index in
              switch items[index] {
              case .photo(let row):
                row
                  .frame(width: 90, height: 60)
              case .album(let row):
                Button {
                  showsStrip = true
                } label: {
                  row
                    .frame(width: 120, height: 60)
                }
                .buttonStyle(.plain)
              }
            }
          } header: {
            MonthHeader()
              .frame(height: 40)
          }
        }
        .padding(EdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16))
      }
      """, in: "PhotosView", of: Self.collections)
    Self.expect(
      "enum Item {\ncase photo(PhotoItem)\ncase album(AlbumItem)\n}\n\nlet items: [Item]", in: "PhotosView",
      of: Self.collections)
    Self.expect(
      "PhotosView(\nitems: [\n.photo(PhotoItem()),\n.album(AlbumItem()),\n],\nstripView: { .preview }\n)",
      in: "PhotosView",
      of: Self.collections)
    Self.expect("Text(\"Month\")", in: "MonthHeader", of: Self.collections)
    Self.expect(
      """
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.adaptive(minimum: 60), spacing: 8)], spacing: 12) {
          ForEach(0..<stripItemCount, id: \\.self) { _ in
            StripItem()
              .frame(width: 90, height: 60)
      """, in: "StripView", of: Self.collections)
  }

  @Test func tablesBecomeLists() {
    Self.expect(
      """
      List {
        Section {
          PlainRow()
            .frame(height: 60)
            .listRowInsets(EdgeInsets())
          NavigationLink {
            rowsView()
          } label: {
            TapRow()
          }
      """, in: "ItemsView")
    Self.expect("} header: {\nText(\"First & last\")\n} footer: {\nText(\"Say \\\"so\\\"\")\n}", in: "ItemsView")
    Self.expect(".listStyle(.insetGrouped)", in: "ItemsView")
    Self.expect("List(mailRows.indices, id: \\.self) { index in\nNavigationLink {\nInnerView()", in: "RowsView")
    Self.expect("let mailRows: [MailRow]", in: "RowsView")
    Self.expect("RowsView(mailRows: [MailRow(mark: {})])", in: "RowsView")
  }

  /// Rows of a section that look the same have their modifiers once.
  @Test func equalRowsOfASectionAreAGroup() throws {
    let rows = ["a", "b"].map { id in
      """
      <tableViewCell id="\(id)" rowHeight="52" reuseIdentifier="\(id)Cell"><rect key="frame" x="0" y="0" width="375" height="52"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="c\(id)">
      <rect key="frame" x="0" y="0" width="375" height="52"/><subviews>
      \(view("l\(id)", tag: "label", frame: "20 10 90 24", .mask(""), attributes: #"text="Row""#))</subviews>
      </tableViewCellContentView></tableViewCell>
      """
    }
    let table = rootView(
      tag: "tableView", attributes: #"dataMode="static" style="grouped""#,
      content: "<sections><tableViewSection id=\"s\"><cells>\(rows.joined())</cells></tableViewSection></sections>")
    let document = try model(storyboard(scene(table, tag: "tableViewController")))
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: ConfigurationSet.finalSizeClasses.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
    let scene = try #require(ConvertibleScene(columns.map { $0[0] }, of: document, seenCount: 4))
    let file = try #require(DocumentConverter(document, [scene]).files(of: scene).first)
    let flat = file.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    #expect(
      flat.contains("Section {\nGroup {\nARow()\nBRow()\n}\n.frame(height: 52)\n.listRowInsets(EdgeInsets())"),
      "\(file.text)")
  }

  /// A column gets no stack, so its links show the next column.
  @Test func columnsShowTheirScreensThemselves() throws {
    func stack(_ id: String, _ root: String) -> String {
      scene(
        "<connections><segue destination=\"\(root)\" kind=\"relationship\" relationship=\"rootViewController\" "
          + "id=\"r-\(id)\"/></connections>", id: id,
        tag: "navigationController")
    }
    let split = scene(
      #"<connections><segue destination="sideStack" kind="relationship" relationship="masterViewController" id="m"/>"#
        + #"<segue destination="detailStack" kind="relationship" relationship="detailViewController" id="d"/></connections>"#,
      id: "split", tag: "splitViewController")
    let screens = [("side", "Side"), ("detail", "Detail")].map { id, name in
      scene(rootView("root-\(id)"), id: id, attributes: "customClass=\"\(name)Controller\"")
    }
    let texts = Self.texts(
      of: storyboard(split, stack("sideStack", "side"), stack("detailStack", "detail"), screens.joined()))
    Self.expect(
      "NavigationSplitView {\nSideView()\n} detail: {\nDetailNavigationView()\n}", in: "SplitView", of: texts)
  }
}
