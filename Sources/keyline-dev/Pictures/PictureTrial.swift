import Foundation
import IBAssets
import IBReport
import PictureRaster

/// One image file, drawn in a picture.
struct PictureTrial {
  /// The format by the file's content; `other` for an unknown one.
  let format: String
  /// The reason why the picture does not show it; nil if it is shown.
  let problem: String?

  /// The width and height of the picture in pixels, enough for a thin line to be visible.
  private static let side = 64
  private static let empty = picture("")
  private static let pointer = "version https://git-lfs"

  init(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      (format, problem) = ("other", "the file cannot be read")
      return
    }
    let bytes = [UInt8](data)
    guard !bytes.starts(with: Self.pointer.utf8) else {
      (format, problem) = ("other", "a pointer of Git LFS instead of the file")
      return
    }
    guard case .header(let header) = ImageHeader.read(bytes, isWhole: true) else {
      (format, problem) = ("other", "no format that is known, or damaged")
      return
    }
    format = header.format.rawValue
    problem = Self.problem(path, bytes, header.format)
  }

  private static func problem(_ path: String, _ bytes: [UInt8], _ format: ImageHeader.Format) -> String? {
    guard let uri = PictureImages(read: { _ in bytes }).uri(of: path) else {
      return "\(format.rawValue) that cannot be embedded"
    }
    let sides = "width=\"\(side)\" height=\"\(side)\" preserveAspectRatio=\"none\""
    guard let empty, let drawn = picture("<image \(sides) href=\"\(uri)\"/>") else {
      return "librsvg refuses the picture"
    }
    return drawn == empty ? "the drawn picture is empty" : nil
  }

  private static func picture(_ content: String) -> [UInt8]? {
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\">"
    return PNGRaster.render(Array("\(head)\(content)</svg>".utf8), scale: 1)
  }
}
