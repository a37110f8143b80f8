/// A collection controller with a header and two kinds of cells, one of them tapped, and a screen with a collection that
/// scrolls to the side.
package let collectionStoryboard: String = {
  func cell(_ id: String, _ more: String = "", _ content: String = "") -> String {
    """
    <collectionViewCell reuseIdentifier="\(id)" id="\(id)" \(more)>
    <rect key="frame" x="0" y="0" width="90" height="60"/><autoresizingMask key="autoresizingMask"/>
    <collectionViewCellContentView key="contentView" id="\(id)-content">
    <rect key="frame" x="0" y="0" width="90" height="60"/><autoresizingMask key="autoresizingMask"/>
    <subviews>\(view("\(id)-text", tag: "label", frame: "10 10 70 20", .mask(""), attributes: #"text="\#(id)""#))
    </subviews></collectionViewCellContentView>\(content)</collectionViewCell>
    """
  }
  func flow(_ id: String, _ attributes: String, _ content: String) -> String {
    """
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="8" id="\(id)"
    \(attributes)><size key="itemSize" width="90" height="60"/>\(content)</collectionViewFlowLayout>
    """
  }
  let header = """
    <collectionReusableView key="sectionHeaderView" reuseIdentifier="Month" id="month">
    <rect key="frame" x="0" y="0" width="375" height="40"/><autoresizingMask key="autoresizingMask"/>
    <subviews>\(view("month-text", tag: "label", frame: "10 10 90 20", .mask(""), attributes: #"text="Month""#))
    </subviews></collectionReusableView>
    """
  let tap =
    #"<size key="customSize" width="120" height="60"/>"#
    + #"<connections><segue destination="strip" kind="show" id="open"/></connections>"#
  let grid = """
    <collectionView key="view" id="grid" dataMode="prototypes">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(flow("flow", "", #"<size key="headerReferenceSize" width="50" height="40"/>"#
      + #"<inset key="sectionInset" minX="16" minY="0.0" maxX="16" maxY="20"/>"#))
    <cells>\(cell("Photo"))\(cell("Album", "", tap))</cells>\(header)</collectionView>
    """
  let strip = view(
    "side", tag: "collectionView", frame: "0 40 375 80", .mask(#"widthSizable="YES""#),
    content: flow("line", #"scrollDirection="horizontal""#, "") + "<cells>\(cell("Strip"))</cells>")
  return storyboard(
    scene(grid, id: "photos", tag: "collectionViewController", attributes: #"customClass="PhotosViewController""#),
    scene(rootView(subviews: strip), id: "strip", attributes: #"customClass="StripViewController""#))
}()
