import UIKit

final class BoatsController: UITableViewController {
  @IBOutlet private weak var sortButton: UIButton!
  @IBOutlet var emptyView: UIView!

  @IBAction func sort(_ sender: UIButton) {}
  @IBAction func reload(_ sender: UIRefreshControl) {}
  @IBAction func removeBoats(_ sender: Any) {
    performSegue(withIdentifier: "removeAll", sender: sender)
  }
  @IBAction func unwindToBoats(_ segue: UIStoryboardSegue) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "CrewCell", bundle: nil), forCellReuseIdentifier: "Crew")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: path.row == 0 ? "BoatCell" : "UnknownCell", for: path)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "showBoat": (segue.destination as? BoatController)?.boat = sender
    default: break
    }
  }

  @objc func openTour() {
    let tour = storyboard?.instantiateViewController(withIdentifier: "Tour")
    let none = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Nowhere")
    let image = UIImage(named: "anchor")
    _ = (tour, none, image, UIColor(named: "sea"))
  }
}

class BoatCell: UITableViewCell {
  @IBOutlet var nameLabel: UILabel!
  @IBOutlet var detailLabel: UITextView!
  @IBAction func toggleFree(_ sender: UISwitch) {}
}
