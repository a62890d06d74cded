import UIKit
import UserNotifications

final class SettingsViewController: UITableViewController {
  private let defaults = UserDefaults.standard
  var account: AccountDeleting?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = "Settings"
    defaults.register(defaults: ["theme": 0, "push_enabled": false, "autoplay": true])
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    switch indexPath.row {
    case 0:
      cell.textLabel?.text = "Theme"
      cell.detailTextLabel?.text = ["System", "Light", "Dark"][defaults.integer(forKey: "theme")]
    case 1:
      cell.textLabel?.text = "Notifications"
      cell.detailTextLabel?.text = defaults.bool(forKey: "push_enabled") ? "On" : "Off"
    case 2:
      cell.textLabel?.text = "Play next automatically"
      cell.detailTextLabel?.text = defaults.bool(forKey: "autoplay") ? "On" : "Off"
    default:
      cell.textLabel?.text = "Delete account"
      cell.textLabel?.textColor = .systemRed
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch indexPath.row {
    case 0: defaults.set((defaults.integer(forKey: "theme") + 1) % 3, forKey: "theme")
    case 1: togglePush()
    case 2: defaults.set(!defaults.bool(forKey: "autoplay"), forKey: "autoplay")
    default: askForDeletion()
    }
    tableView.reloadData()
  }

  private func togglePush() {
    let isOn = defaults.bool(forKey: "push_enabled")
    guard !isOn else { return defaults.set(false, forKey: "push_enabled") }
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { granted, _ in
      DispatchQueue.main.async {
        self.defaults.set(granted, forKey: "push_enabled")
        self.tableView.reloadData()
      }
    }
  }

  private func askForDeletion() {
    let alert = UIAlertController(title: "Delete account?", message: "Type DELETE.", preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        guard alert.textFields?.first?.text == "DELETE" else { return }
        self.account?.deleteAccount { _ in }
      })
    present(alert, animated: true)
  }
}

protocol AccountDeleting {
  func deleteAccount(completion: @escaping (Error?) -> Void)
}
