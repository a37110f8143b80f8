/// A segue or relationship to another controller.
func segue(_ kind: String, to controller: String, _ attributes: String = "") -> String {
  "<segue id=\"\(kind)-\(controller)\" destination=\"\(controller)\" kind=\"\(kind)\" \(attributes)/>"
}

/// A relationship of a container to one of its controllers: `rootViewController`, `viewControllers` …
func relationship(_ name: String, to controller: String) -> String {
  "<segue id=\"\(name)-\(controller)\" destination=\"\(controller)\" kind=\"relationship\" relationship=\"\(name)\"/>"
}

func connections(_ all: String...) -> String { "<connections>\(all.joined())</connections>" }
