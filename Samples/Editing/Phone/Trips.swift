import UIKit

final class TripsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet private weak var tableView: UITableView!

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: indexPath.row == 0 ? "Trip" : "Note", for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "showTrip", sender: self)
  }
}

final class TripViewController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var saveButton: UIButton!

  @IBAction private func save(_ sender: UIButton) {}
  @IBAction private func share(_ sender: UIButton) {}
  @IBAction private func discard(_ sender: UIButton) {}
}
