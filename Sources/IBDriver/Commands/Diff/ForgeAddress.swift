/// The addresses at which a server shows the files of a repository.
struct ForgeAddress {
  private let repository: String
  /// The part of an address between the repository and the commit.
  private let way: String

  /// Nil for a remote on a server without web pages for files.
  ///
  /// Sources: the addresses of files on github.com, gitlab.com ("/-/blob/") and bitbucket.org ("/src/"). The name of a
  /// company's server contains one of these words; otherwise GitHub's addresses are used, which GitLab forwards.
  init?(remote: String) {
    var text = remote[...]
    if text.hasSuffix("/") { text = text.dropLast() }
    if text.hasSuffix(".git") { text = text.dropLast(4) }
    let place: Substring
    if let scheme = text.firstRange(of: "://") {
      guard ["https", "http", "ssh", "git"].contains(text[..<scheme.lowerBound]) else { return nil }
      place = text[scheme.upperBound...]
    } else if let colon = text.firstIndex(of: ":"), text[..<colon].contains("@") {
      // Such as `git@github.com:owner/name`.
      place = text[..<colon] + "/" + text[text.index(after: colon)...]
    } else {
      return nil
    }
    // The address of a page must not contain credentials.
    let parts = place.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let named = parts[0].split(separator: "@", omittingEmptySubsequences: false).last else {
      return nil
    }
    let host = remote.hasPrefix("http") ? named : named.prefix { $0 != ":" }
    guard !host.isEmpty, host.allSatisfy({ $0.isLetter || $0.isNumber || ".-:".contains($0) }) else { return nil }
    repository = "https://\(host)/\(parts[1])"
    way = host.contains("gitlab") ? "/-/blob/" : host.contains("bitbucket") ? "/src/" : "/blob/"
  }

  /// The address for the files of a commit; the path of a file is appended to it.
  func files(of commit: String) -> String { "\(repository)\(way)\(commit)/" }
}
