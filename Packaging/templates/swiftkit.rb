# Rendered by Packaging/render.py from Packaging/facts.json. @published@
class Swiftkit < Formula
  desc "@summary@"
  homepage "@repository@"
  version "@version@"
  license "@licence@"

  on_macos do
    depends_on macos: :sequoia
    on_arm do
      url "@downloads@/@name@-@version@-arm64-macos.tar.gz"
      sha256 "@sum-arm64-macos@"
    end
    on_intel do
      url "@downloads@/@name@-@version@-x86_64-macos.tar.gz"
      sha256 "@sum-x86_64-macos@"
    end
  end

  on_linux do
    on_arm do
      url "@downloads@/@name@-@version@-aarch64-linux.tar.gz"
      sha256 "@sum-aarch64-linux@"
    end
    on_intel do
      url "@downloads@/@name@-@version@-x86_64-linux.tar.gz"
      sha256 "@sum-x86_64-linux@"
    end
  end

  def install
    bin.install "bin/swiftkit"
    # What swiftkit looks for from its real place, and Homebrew links bin/swiftkit to it.
    (prefix/"lib").install "lib/swiftkit"
    (prefix/"share").install "share/swiftkit"
    man1.install Dir["share/man/man1/*"]
    doc.install Dir["share/doc/swiftkit/*"]
    bash_completion.install "share/bash-completion/completions/swiftkit"
    zsh_completion.install "share/zsh/site-functions/_swiftkit"
    fish_completion.install "share/fish/vendor_completions.d/swiftkit.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/swiftkit --version")
    (testpath/"a.swift").write "import SwiftUI\nstruct A: View { var body: some View { NavigationView { Text(\"a\") } } }\n"
    assert_match "navigation-view", shell_output("#{bin}/swiftkit check --checks all a.swift", 1)
  end
end
