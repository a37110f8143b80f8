import UIKit

class BoatController: UIViewController {
  var boat: Any?
  @IBOutlet private(set) var heading: UILabel!
  @IBOutlet var priceSlider: UISlider!
  @IBOutlet var buttons: [UIButton]!
  @IBOutlet var note: UILabel!
  @IBInspectable var wide: Bool = false

  @IBAction func rent(_ sender: UIButton, forEvent event: UIEvent) {}
  @IBAction func highlight() {}
  @IBAction func changeKind(_ control: UISegmentedControl) {}
  @IBAction func share(_ sender: UIBarButtonItem) {}
  @IBAction func zoom(_ recognizer: UITapGestureRecognizer) {}
  @IBSegueAction func makeMap(_ coder: NSCoder) -> MapController? { nil }

  override var prefersStatusBarHidden: Bool { true }
}

class FadeSegue: UIStoryboardSegue {}
class TabsController: UITabBarController {}
class Shop: NSObject {}

final class FormController: UIViewController, UIPickerViewDelegate {
  @IBOutlet var nameField: UITextField!
  @IBOutlet var saveButton: UIButton!
  @IBAction func nameChanged(_ sender: UITextField) {}
}

final class GridController: UICollectionViewController {}
final class TileCell: UICollectionViewCell { @IBOutlet var title: UILabel! }

@IBDesignable final class PriceTag: UIView {
  @IBOutlet var amount: UILabel!
  @IBOutlet var content: UIView!
  @IBInspectable var price: Double = 0
  @IBAction func buy(_ sender: Any) {}
  override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 24) }
}

final class OptionsController: UITableViewController { @IBOutlet var owner: UITextField! }

final class CrewCell: UITableViewCell {
  @IBOutlet var name: UILabel!
  @IBOutlet var face: UIImageView!
  @IBAction func addSailor(_ sender: UIButton) {}
}
