import IBSource

/// Names of findings that do not change when lines move, and are unique within a file.
///
/// They are made from path, rule and object id, and a number for findings that have all these in common, in the order
/// of the file. Code scanning services use them to recognize known findings; GitLab keeps only one of several with the
/// same name.
struct Fingerprints {
  private var counts: [String: Int] = [:]

  /// The fingerprint of the next finding of a file: sixteen hexadecimal digits.
  mutating func next(_ finding: Finding) -> String {
    let identity = "\(finding.rule)\u{0}\(finding.objectID ?? finding.message)\u{0}\(finding.file)"
    let count = counts[identity, default: 0]
    counts[identity] = count + 1
    let digits = String(ByteHash("\(identity)\u{0}\(count)").value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
