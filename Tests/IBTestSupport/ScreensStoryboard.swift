/// A storyboard of screens that lead to each other: tabs, a stack with bars, a table with sections, prototypes, and one
/// segue of each kind.
package let screensStoryboard: String = {
  func segue(_ id: String, _ kind: String, to destination: String, _ more: String = "") -> String {
    #"<segue destination="\#(destination)" kind="\#(kind)" id="\#(id)" \#(more)/>"#
  }
  func relation(_ name: String, to destination: String) -> String {
    segue("to-\(destination)", "relationship", to: destination, #"relationship="\#(name)""#)
  }
  func button(_ id: String, _ title: String, y: Int, _ connections: String) -> String {
    view(
      id, tag: "button", frame: "20 \(y) 200 40", .mask(""),
      content: #"<state key="normal" title="\#(title)"/><connections>\#(connections)</connections>"#)
  }
  func cell(_ id: String, _ more: String = "", _ connections: String = "", inside: String = "") -> String {
    """
    <tableViewCell id="\(id)" \(more)><rect key="frame" x="0" y="0" width="375" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" id="\(id)-content">
    <rect key="frame" x="0" y="0" width="375" height="44"/><autoresizingMask key="autoresizingMask"/>
    <subviews>\(view("\(id)-text", tag: "label", frame: "16 10 200 20", .mask(""), attributes: #"text="\#(id)""#))
    \(inside)</subviews></tableViewCellContentView><connections>\(connections)</connections></tableViewCell>
    """
  }
  func table(_ id: String, _ attributes: String, _ content: String) -> String {
    """
    <tableView key="view" id="\(id)" rowHeight="-1" \(attributes)>
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(content)</tableView>
    """
  }
  let bars = """
    <navigationItem key="navigationItem" title="Home" id="item">
    <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="cancel"/>
    <rightBarButtonItems><barButtonItem systemItem="add" id="add">
    <connections>\(segue("s1", "presentation", to: "form"))</connections></barButtonItem>
    <barButtonItem title="Save" id="save"><connections>
    <action selector="save:" destination="home" id="act"/></connections></barButtonItem></rightBarButtonItems>
    </navigationItem>
    <toolbarItems><barButtonItem systemItem="flexibleSpace" id="space"/><barButtonItem title="Help" id="help"/>
    </toolbarItems>
    """
  let home =
    button("show", "Show", y: 10, segue("s2", "show", to: "list"))
    + button(
      "full", "Full", y: 60,
      #"<action selector="log:" destination="home" eventType="touchUpInside" id="log"/>"#
        + segue("s3", "presentation", to: "form", #"modalPresentationStyle="fullScreen""#))
    + button("pop", "Pop", y: 110, segue("s4", "popoverPresentation", to: "form"))
    + view(
      "box", tag: "containerView", frame: "20 200 100 100", .mask(""),
      content: "<connections>\(segue("s5", "embed", to: "inner"))</connections>")
  let mail =
    button(
      "reply", "Reply", y: 30,
      #"<action selector="mark:" destination="mail" eventType="touchUpInside" id="mark"/>"#
        + segue("s11", "presentation", to: "form"))
    + button(
      "undo", "Undo", y: 70, segue("s12", "unwind", to: "exit", #"unwindAction="home:""#))
  return storyboard(
    scene(
      "<connections>\(relation("viewControllers", to: "stack"))\(relation("viewControllers", to: "list"))</connections>",
      id: "tabs", tag: "tabBarController", attributes: #"customClass="MainTabBarController""#),
    scene(
      #"<tabBarItem key="tabBarItem" title="Home" image="house" catalog="system" id="tab"/>"#
        + "<connections>\(relation("rootViewController", to: "home"))</connections>",
      id: "stack", tag: "navigationController", attributes: #"toolbarHidden="NO""#),
    scene(
      rootView(subviews: home) + bars
        + "<connections>\(segue("s6", "custom", to: "inner"))\(segue("s7", "show", to: "rows", #"identifier="rows""#))"
        + "</connections>",
      id: "home", attributes: #"customClass="HomeViewController""#),
    scene(
      table(
        "list-table", #"dataMode="static" style="insetGrouped""#,
        #"<sections><tableViewSection headerTitle="First &amp; last" footerTitle="Say &quot;so&quot;" id="sec">"#
          + "<cells>\(cell("plain", #"rowHeight="60""#))\(cell("tap", "", segue("s8", "show", to: "rows")))</cells>"
          + "</tableViewSection></sections>")
        + #"<tabBarItem key="tabBarItem" systemItem="search" id="tab2"/>"#,
      id: "list", tag: "tableViewController", attributes: #"title="Items""#),
    scene(
      table(
        "rows-table", "",
        "<prototypes>"
          + cell("mail", #"reuseIdentifier="Mail""#, segue("s9", "show", to: "inner"), inside: mail) + "</prototypes>"),
      id: "rows", tag: "tableViewController", attributes: #"storyboardIdentifier="Rows""#),
    scene(
      rootView(
        "form-root",
        subviews: button("back", "Back", y: 10, segue("s10", "unwind", to: "exit", #"unwindAction="home:""#))),
      id: "form", attributes: #"title="Form""#),
    scene(rootView("inner-root"), id: "inner", attributes: #"title="Inner""#))
}()
