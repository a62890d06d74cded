import SwiftKitSDK

/// The system's back button brings the swipe from the edge, the previous title and its label for VoiceOver.
///
/// Reported is a button with an arrow to the left that leaves the screen, where it leads a toolbar or where the view hides
/// the system's own.
struct CustomBackButton: Check {
  let id = "custom-back-button"
  let rules = ["toolbars-and-navigation/navigation/custom-back-button"]
  let severity = Severity.warning
  let title = "a custom back button"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["chevron.left", "chevron.backward", "arrow.left", "arrow.backward"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for button in file.calls(named: "Button") where button.isRoot && !button.isInPreview {
      guard button.buttonSymbols.contains(where: isBack), leaves(button), leads(button) || hidesBackButton(button)
      else {
        continue
      }
      let stack = file.settings.deploymentTarget >= 16 ? "`NavigationStack`" : "a navigation view"
      report(button, "\(stack) shows a back button and supports swiping back; remove this custom one")
    }
    images(file, report)
  }

  /// An arrow that a tap makes into a button, where the view hides the system's own.
  private func images(_ file: SourceFile, _ report: Report) {
    for tap in file.calls(named: "onTapGesture") where tap.isViewModifier && !tap.isInPreview {
      guard let image = tap.chain?.root, image.isNamed("Image"),
        image.argument("systemName")?.value.text.map(isBack) == true, hidesBackButton(tap), leaves(tap)
      else { continue }
      let stack = file.settings.deploymentTarget >= 16 ? "`NavigationStack`" : "a navigation view"
      report(tap, "\(stack) shows a back button and supports swiping back; remove this custom one")
    }
  }

  private func isBack(_ symbol: String) -> Bool {
    ["chevron.left", "chevron.backward", "arrow.left", "arrow.backward"].contains {
      symbol == $0 || symbol.hasPrefix($0 + ".")
    }
      && !symbol.contains("chevron.left.forward")
  }

  private func leads(_ button: Node) -> Bool {
    guard let toolbar = button.toolbar, !toolbar.isInMenu else { return false }
    return ["topBarLeading", "navigationBarLeading", "navigation", "cancellationAction"]
      .contains(toolbar.placement ?? "")
  }

  private func hidesBackButton(_ button: Node) -> Bool {
    let places = button.enclosingType?.allParts ?? [button.file.root]
    return places.contains { place in
      place.descendants(.call, named: "navigationBarBackButtonHidden", "navigationBarHidden").contains {
        $0.isModifier && $0.firstUnlabelled?.value.number != 0
      }
        || place.descendants(.call, named: "toolbar", "toolbarVisibility").contains { bar in
          bar.isModifier && bar.firstUnlabelled?.memberName == "hidden"
            && bar.argument("for")?.memberName == "navigationBar"
        }
    }
  }

  /// Whether the action dismisses or goes back, as far as its words tell.
  private func leaves(_ button: Node) -> Bool {
    let label = button.labelClosure
    return button.work.contains { node in
      guard node.kind == .call || node.kind == .member, let name = node.name?.lowercased() else { return false }
      if let label, node == label || node.isInside(label) { return false }
      return ["dismiss", "goback", "onback", "popview", "popto", "removelast", "presentationmode"].contains {
        name.contains($0)
      }
        || ["pop", "back", "close", "onclose"].contains(name)
    }
  }
}

extension Node {
  /// The symbols that this button shows: its own, and those of the images in its label.
  var buttonSymbols: [String] {
    let images = labelClosure.map { $0.descendants(.call, named: "Image", "Label") } ?? []
    return ([self] + images).compactMap { call in
      let value = (call.argument("systemName") ?? call.argument("systemImage"))?.value
      return value?.kind == .string ? value?.text : nil
    }
  }
}
