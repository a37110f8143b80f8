import Testing

@testable import IBDriver

/// The pages of files on the services that host git repositories.
@Suite struct ForgeAddressTests {
  @Test(arguments: [
    ("https://github.com/acme/shop.git", "https://github.com/acme/shop/blob/"),
    ("https://github.com/acme/shop/", "https://github.com/acme/shop/blob/"),
    ("http://user:secret@git.acme.com:8080/a/b", "https://git.acme.com:8080/a/b/blob/"),
    ("git@gitlab.com:acme/team/shop.git", "https://gitlab.com/acme/team/shop/-/blob/"),
    ("ssh://git@bitbucket.org:22/acme/shop", "https://bitbucket.org/acme/shop/src/"),
    ("git://github.com/acme/shop", "https://github.com/acme/shop/blob/"),
  ])
  func aRemoteHasPages(_ remote: String, _ page: String) throws {
    #expect(try #require(ForgeAddress(remote: remote)).files(of: "4f2a") == page + "4f2a/")
  }

  @Test(arguments: [
    "/srv/git/shop.git", "../shop", "file:///srv/shop", "C:shop", "https://github.com", "https://a b/c",
    "git@:acme/shop", "https:///a/b",
  ])
  func otherRemotesHaveNone(_ remote: String) { #expect(ForgeAddress(remote: remote) == nil) }
}
