/// What a scene may ask for.
package enum ConversionLimits {
  /// How deep views are converted; those inside of a deeper one are left out and reported.
  package static let deepest = 150
}
