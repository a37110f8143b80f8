import IBModel
import IBSyntax

/// What a nib of a storyboard refers to and does not have itself: its controller, segues, recognizers and items, which the
/// nib that loads it hands over by number (Measurements/Compile.md#placeholders).
extension NibDraft {
  /// The placeholder of what has this id; nil in a nib that has everything itself.
  mutating func upstream(_ id: String) -> ObjectHandle? {
    guard scope.hasUpstream, !id.isEmpty else { return nil }
    if let known = upstreamPlaces[id] { return upstreams[known].object }
    upstreamPlaces[id] = upstreams.count
    let proxy = graph.add("UIProxyObject")
    upstreams.append((id, proxy))
    return proxy
  }

  /// Gives placeholders their numbers: in the order in which connections name them, then those that prototypes need.
  mutating func numberedUpstream() -> [ObjectHandle] {
    var isNumbered: Set<ObjectHandle> = []
    let used = upstreamOrder.filter { isNumbered.insert($0).inserted }
    let order = used + upstreams.map(\.object).filter { isNumbered.insert($0).inserted }
    for (place, proxy) in order.enumerated() {
      graph.set("UIProxiedObjectIdentifier", string(Self.upstreamName(place)), of: proxy)
    }
    var ids: [ObjectHandle: String] = [:]
    for entry in upstreams { ids[entry.object] = entry.id }
    upstreamIDs = order.compactMap { ids[$0] }
    return order
  }

  static func upstreamName(_ place: Int) -> String { "UpstreamPlaceholder-\(place + 1)" }
}
