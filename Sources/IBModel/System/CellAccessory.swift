/// What a table's cell shows at its end, by Interface Builder's names.
package enum CellAccessory: String, Hashable, Sendable {
  case disclosureIndicator, checkmark, detailButton, detailDisclosureButton
}
