import ProposalLayout

/// What is written for a key, after it was found to be what the key takes.
enum FieldValue: Sendable {
  case number(Double)
  case flag(Bool)
  case text(String)
  case numbers([Double])
  case object(Fields)
  case list([FieldValue])
  case trees([ViewNode])
}
