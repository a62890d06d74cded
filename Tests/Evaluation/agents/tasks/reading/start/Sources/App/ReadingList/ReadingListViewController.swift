#if canImport(UIKit)
  import UIKit

  final class ReadingListViewController: UITableViewController, UISearchResultsUpdating {
    enum Sort: String { case newest, shortest }

    let service: ReadingListService
    let analytics: Analytics
    var onOpen: ((Article) -> Void)?

    private var articles: [Article] = []
    private var query = ""
    private var loggedShown = false
    private var searchTimer: Timer?
    private var refreshTimer: Timer?
    private let search = UISearchController(searchResultsController: nil)

    private var sort: Sort {
      get { Sort(rawValue: UserDefaults.standard.string(forKey: "readingList.sort") ?? "") ?? .newest }
      set { UserDefaults.standard.set(newValue.rawValue, forKey: "readingList.sort") }
    }
    private var unread: [Article] { sorted(articles.filter { !$0.isRead }) }
    private var read: [Article] { sorted(articles.filter { $0.isRead }) }

    init(service: ReadingListService, analytics: Analytics) {
      self.service = service
      self.analytics = analytics
      super.init(style: .insetGrouped)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Reading List"
      tableView.rowHeight = 56
      search.searchResultsUpdater = self
      navigationItem.searchController = search
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Sort", style: .plain, target: self, action: #selector(toggleSort))
      refreshControl = UIRefreshControl()
      refreshControl?.addTarget(self, action: #selector(reload), for: .valueChanged)
      NotificationCenter.default.addObserver(
        self, selector: #selector(reload), name: .readingListDidChange, object: nil)
      NotificationCenter.default.addObserver(
        self, selector: #selector(reload), name: UIApplication.willEnterForegroundNotification, object: nil)
      refreshTimer = Timer.scheduledTimer(
        timeInterval: 300, target: self, selector: #selector(reload), userInfo: nil, repeats: true)
      reload()
    }

    @objc private func reload() {
      Task {
        do {
          articles = try await service.articles(matching: query)
          navigationItem.prompt = nil
          if !loggedShown {
            loggedShown = true
            analytics.log("reading_list_shown", ["count": "\(articles.count)", "sort": sort.rawValue])
          }
        } catch {
          // Offline readers keep what they have.
          navigationItem.prompt = articles.isEmpty ? nil : "Could not update"
          if articles.isEmpty { showMessage("Your reading list could not be loaded.") }
          refreshControl?.endRefreshing()
          return
        }
        refreshControl?.endRefreshing()
        showMessage(
          articles.isEmpty
            ? (query.isEmpty ? "Nothing saved yet." : "No results for “\(query)”.") : nil)
        tableView.reloadData()
      }
    }

    func updateSearchResults(for searchController: UISearchController) {
      searchTimer?.invalidate()
      searchTimer = Timer.scheduledTimer(
        timeInterval: 0.3, target: self, selector: #selector(runSearch), userInfo: nil, repeats: false)
    }

    @objc private func runSearch() {
      let text = (search.searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
      let newQuery = text.count < 2 ? "" : text
      guard newQuery != query else { return }
      query = newQuery
      if !query.isEmpty { analytics.log("reading_list_search", ["length": "\(query.count)"]) }
      reload()
    }

    @objc private func toggleSort() {
      sort = sort == .newest ? .shortest : .newest
      tableView.reloadData()
    }

    private func sorted(_ list: [Article]) -> [Article] {
      switch sort {
      case .newest: return list.sorted { $0.savedAt > $1.savedAt }
      case .shortest:
        return list.sorted {
          minutes($0) == minutes($1) ? $0.savedAt > $1.savedAt : minutes($0) < minutes($1)
        }
      }
    }

    private func minutes(_ article: Article) -> Int { max(1, (article.wordCount + 219) / 220) }

    private func showMessage(_ text: String?) {
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      tableView.backgroundView = text == nil ? nil : label
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? unread.count : read.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      if section == 0 { return unread.isEmpty ? nil : "Unread (\(unread.count))" }
      return read.isEmpty ? nil : "Read"
    }
    private func article(at path: IndexPath) -> Article { path.section == 0 ? unread[path.row] : read[path.row] }

    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      let item = article(at: path)
      let host = URL(string: item.address)!.host!.replacingOccurrences(of: "www.", with: "")
      let title = item.title ?? ""
      cell.textLabel?.text = title.isEmpty ? host : title
      cell.textLabel?.textColor = item.isRead ? .gray : .black
      cell.detailTextLabel?.text = "\(host) · \(minutes(item)) min"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      let item = article(at: path)
      analytics.log("reading_list_open", ["id": item.id, "position": "\(path.row + 1)"])
      if !item.isRead { setRead(true, item) }
      onOpen?(item)
    }

    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      let item = article(at: path)
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: item.isRead ? "Unread" : "Read") { _, _, done in
          self.setRead(!item.isRead, item)
          done(true)
        }
      ])
    }

    override func tableView(
      _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
    ) {
      Task {
        do {
          try await service.remove(id: article(at: path).id)
          articles.removeAll { $0.id == article(at: path).id }
          analytics.log("reading_list_remove", [:])
        } catch {
          articles = []
          present(UIAlertController(title: "Could not remove", message: nil, preferredStyle: .alert), animated: true)
        }
        tableView.reloadData()
      }
    }

    private func setRead(_ value: Bool, _ item: Article) {
      guard let index = articles.firstIndex(where: { $0.id == item.id }) else { return }
      articles[index].isRead = value
      tableView.reloadData()
      Task {
        do { try await service.setRead(value, id: item.id) } catch {
          articles[index].isRead = !value
          tableView.reloadData()
        }
      }
    }
  }
#endif
