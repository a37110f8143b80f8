import IBSource
import Testing

@testable import IBAssets

/// An entry as its set writes it.
func entry(_ json: String) throws -> AssetEntry {
  AssetEntry(try JSONReader.read(Array(json.utf8)).get())
}

/// An entry of an image set: a file, for whom, at which scale, and the members that follow.
func image(_ file: String, _ idiom: String = "universal", _ scale: Int? = nil, _ more: String = "") throws -> AssetEntry
{
  let slot = scale.map { #","scale":"\#($0)x""# } ?? ""
  return try entry(#"{"filename":"\#(file)","idiom":"\#(idiom)"\#(slot)\#(more)}"#)
}

/// An entry of a color set, distinguished by how red it is.
func color(_ red: Double, _ idiom: String = "universal", _ more: String = "") throws -> AssetEntry {
  let components = #"{"red":\#(red),"green":0,"blue":0,"alpha":"1.000"}"#
  return try entry(#"{"idiom":"\#(idiom)","color":{"color-space":"srgb","components":\#(components)}\#(more)}"#)
}

let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
let light = #","appearances":[{"appearance":"luminosity","value":"light"}]"#
let highContrast = #","appearances":[{"appearance":"contrast","value":"high"}]"#

func traits(_ idiom: String?, _ scale: Int, _ change: (inout AssetTraits) -> Void = { _ in }) -> AssetTraits {
  var traits = AssetTraits(idiom: idiom, scale: scale)
  change(&traits)
  return traits
}
