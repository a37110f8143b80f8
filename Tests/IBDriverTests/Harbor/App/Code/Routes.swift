import UIKit

/// Ways to name scenes, segues, cells, nibs, images and colors in Swift.
enum Routes: String {
  case sorting, boat = "Boat"
  case nowhere = "No Where"

  static let help = "Help"
  private static let cell = "Crew"
}

extension UIStoryboard {
  static let settings = UIStoryboard(name: "Settings", bundle: .main)
  class var missing: UIStoryboard { .init(name: "Payments", bundle: nil) }
}

@MainActor protocol Routing where Self: UIViewController {
  func route(_ segue: String)
}

extension Routing {
  func route(_ segue: String) { performSegue(withIdentifier: segue, sender: nil) }
}

class Router<Screen: UIViewController>: NSObject, UITableViewDataSource {
  struct Step {
    var name = """
      UIStoryboard(name: "Comment", bundle: nil) \("inner")
      """
  }
  #if DEBUG
    let debug = #"raw "Main" \#(1)"#
  #endif
  weak var screen: Screen?

  func open(_ route: Routes) {
    let options = UIStoryboard.settings.instantiateViewController(identifier: "Options") {
      OptionsController(coder: $0)
    }
    let lost = UIStoryboard.settings.instantiateViewController(withIdentifier: "Lost")
    let initial = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    // UIStoryboard(name: "Commented", bundle: nil)
    /* performSegue(withIdentifier: "commented" /* nested */, sender: nil) */
    screen?.performSegue(withIdentifier: "showBoat", sender: self)
    screen?.performSegue(withIdentifier: route.rawValue, sender: self)
    if let boats = screen as? BoatsController, case let name? = boats.title {
      boats.performSegue(withIdentifier: "lost\(name)", sender: nil)
    }
    _ = (
      options, lost, initial, #selector(BoatsController.sort(_:)), UIImage(named: "wave")?.size,
      #imageLiteral(resourceName: "boat")
    )
    _ =
      [
        UIColor(named: "sand"), UIColor(resource: .sea), Bundle.main.loadNibNamed("PriceTag", owner: nil),
        UINib(nibName: "Lost", bundle: nil),
      ] as [Any?]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.section > 0 else {
      return tableView.dequeueReusableCell(withIdentifier: "Nothing") ?? UITableViewCell()
    }
    return tableView.dequeueReusableCell(withIdentifier: "MoreCell", for: indexPath)
  }
}

final class TourPage: UIViewController {
  enum Kind { case first, last }
  private let kind: Kind
  @IBOutlet private weak var skip: UIButton?
  @IBOutlet var arrows: [UIImageView] = []
  required init?(coder: NSCoder) { kind = .first; super.init(coder: coder) }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
  override func loadView() { view = UIView() }
  deinit { print("gone") }
}

extension GridController: UICollectionViewDelegateFlowLayout {
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let tile = view.dequeueReusableCell(withReuseIdentifier: "Tile", for: path)
    view.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Header", for: path)
    return tile
  }
}
