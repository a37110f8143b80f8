/// What the probe kit asks Apple's compiler.
enum Probes {
  static let all: [Probe] = buttons + controls + views + objects + storyboards
}
