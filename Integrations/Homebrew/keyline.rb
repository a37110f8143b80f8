# A formula for Homebrew: the archive on Linux, the sources on macOS. The release fills in
# the version, the sums and the address (Scripts/fill-recipes). Untested: no Homebrew and no Mac were at hand.
class Keyline < Formula
  desc "Lint, lay out, compare and merge Interface Builder files without Xcode"
  version "@VERSION@"
  license "Apache-2.0"

  on_macos do
    url "@DOWNLOADS@/keyline-@VERSION@.tar.gz"
    sha256 "@SHA256_SOURCE@"
    depends_on xcode: ["26.0", :build]
    depends_on "pkgconf" => :build
    depends_on "libyaml"
  end

  on_linux do
    on_intel do
      url "@DOWNLOADS@/keyline-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@SHA256_X86_64@"
    end
    on_arm do
      url "@DOWNLOADS@/keyline-@VERSION@-linux-aarch64.tar.gz"
      sha256 "@SHA256_AARCH64@"
    end
  end

  def install
    if OS.linux?
      bin.install "bin/keyline"
    else
      system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "keyline"
      bin.install ".build/release/keyline"
    end
    generate_completions_from_executable(bin/"keyline", "completions")
    (man1/"keyline.1").write Utils.safe_popen_read(bin/"keyline", "help", "--man")
  end

  test do
    assert_equal "keyline #{version}\n", shell_output("#{bin}/keyline --version")
  end
end
