import IBModel
import IBSyntax

/// The call of a closure that a struct has for an action.
struct ActionCall: Hashable, Sendable {
  let name: String
  /// What distinguishes the senders of one action; nil for an action without an argument.
  fileprivate(set) var sender: Sender?

  enum Sender: Hashable, Sendable {
    case tag(Int)
    /// The outlet of the sender.
    case outlet(String)
  }

  /// The call as a statement.
  var statement: String {
    switch sender {
    case .tag(let tag): "\(name)(\(tag))"
    case .outlet(let outlet): "\(name)(\(SwiftText.literal(outlet)))"
    case nil: "\(name)()"
    }
  }
}

/// The closures for the actions of a document.
struct ActionNames: Sendable {
  enum Event: Hashable, Sendable { case tap, change, submit, gesture }

  private var names: [String: [Event: ActionCall]] = [:]
  /// The preorder indices of the converted elements.
  private var converted: Set<Int> = []

  /// The words of the actions that only close a presented screen, by the ids of the senders.
  private(set) var dismissals: [String: (name: String, controller: Int)] = [:]

  var taps: [String: ActionCall] { names.compactMapValues { $0[.tap] } }

  subscript(_ id: String, _ event: Event) -> ActionCall? { names[id]?[event] }

  mutating func add(_ name: String, _ id: String, _ event: Event, _ connections: [Document.Connection]) {
    names[id, default: [:]][event] = ActionCall(name: name)
    converted.formUnion(connections.lazy.map(\.element.index))
  }

  mutating func addDismissal(_ name: String, _ id: String, on controller: Int, _ connection: Document.Connection) {
    dismissals[id] = (name, controller)
    converted.insert(connection.element.index)
  }

  /// Passes the closure of a tap what distinguishes its senders.
  mutating func distinguish(_ senders: [(id: String, sender: ActionCall.Sender)]) {
    for (id, sender) in senders { names[id]?[.tap]?.sender = sender }
  }

  func isConverted(_ connection: Document.Connection) -> Bool {
    converted.contains(connection.element.index)
  }

  /// The events of a button that are like taps.
  private static let taps: Set<String> = ["primaryActionTriggered", "touchDown", "touchUpInside"]

  static func event(_ connection: Document.Connection, in document: Document) -> Event? {
    let word = connection.element[.eventType]
    switch connection.source.flatMap({ document.objects[$0] }) {
    case .view(let index):
      switch document.views[index].kind {
      case .button: return word.map(taps.contains) != false ? .tap : nil
      case .switch, .slider, .stepper, .segmentedControl, .datePicker: return word == "valueChanged" ? .change : nil
      case .refreshControl: return word == "valueChanged" ? .tap : nil
      case .textField:
        if word == "editingChanged" { return .change }
        return word == "editingDidEndOnExit" || word == "primaryActionTriggered" ? .submit : nil
      default: return nil
      }
    case .other(let index): return document.tree.element(at: index).name == .barButtonItem ? .tap : nil
    default: return nil
    }
  }
}
