import SwiftKitSDK

@testable import ToolbarRules

extension RuleSample {
  static let toolbar = [
    RuleSample(
      check: ToolbarItemFrame(),
      bad: [
        "content.toolbar { ToolbarItem { Button(action: help) { Image(systemName: \"a\").1️⃣frame(width: 44, height: 44) } } }",
        "content.toolbar { Button(\"Help\", action: help).1️⃣frame(width: 44) }",
        "content.toolbar { Menu { items } label: { Image(\"a\").1️⃣frame(height: 4 * 11) } }",
      ],
      good: [
        "content.toolbar { ToolbarItem { Button(\"Help\", systemImage: \"a\", action: help) } }",
        "content.toolbar { ToolbarItem(placement: .bottomBar) { Button(\"A\") { }.frame(maxWidth: .infinity) } }",
        "content.toolbar { ToolbarItem(placement: .principal) { Image(\"logo\").frame(width: 80, height: 20) } }",
        "Button(\"A\") { }.frame(width: 44).toolbar { Button(\"B\") { } }",
        "content.toolbar { Menu(\"M\") { Button(\"A\") { }.frame(width: 44) } }",
        "content.toolbar { Button(\"A\") { }.sheet(isPresented: $on) { Button(\"B\") { }.frame(width: 44) } }",
        "content.toolbar { Button(\"A\") { }.frame(width: size) }",
      ]),
    RuleSample(
      check: ToolbarItemPadding(),
      bad: [
        "content.toolbar { ToolbarItem { Button(\"Done\", action: done).1️⃣padding(8) } }",
        "content.toolbar { Button { go() } label: { Image(\"a\").1️⃣padding() } }",
        "struct V: View { @ToolbarContentBuilder var items: some ToolbarContent { Button(\"A\") { }.1️⃣padding() } }",
      ],
      good: [
        "content.toolbar { ToolbarItem { Button(\"Done\", action: done) } }",
        "content.padding().toolbar { Button(\"Done\", action: done) }",
        "content.toolbar { ToolbarItem(placement: .principal) { Text(\"Title\").padding() } }",
        "content.toolbar { Button(\"A\") { show { Text(\"B\").padding() } } }",
      ]),
    RuleSample(
      check: ToolbarItemFont(),
      bad: [
        "content.toolbar { ToolbarItem { Button(action: close) { Image(systemName: \"x\").1️⃣font(.system(size: 17)) } } }",
        "content.toolbar { Button(\"A\") { }.1️⃣fontWeight(.bold) }",
        "content.toolbar { Menu(\"A\") { items }.1️⃣imageScale(.large) }",
      ],
      good: [
        "content.toolbar { ToolbarItem { Button(\"Close\", systemImage: \"xmark\", action: close) } }",
        "content.toolbar { ToolbarItem(placement: .principal) { Text(\"Title\").font(.headline) } }",
        "Button(action: close) { Image(systemName: \"x\").font(.title) }",
      ]),
    RuleSample(
      check: ToolbarCustomBackground(),
      bad: [
        "content.1️⃣toolbarBackground(.ultraThinMaterial, for: .navigationBar)",
        "content.1️⃣toolbarBackground(Color.red, for: .tabBar)",
        "content.1️⃣toolbarBackground(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))",
        "func f() { 1️⃣UINavigationBar.appearance().barTintColor = .red }",
      ],
      good: [
        "content.toolbarBackground(.hidden, for: .navigationBar)",
        "content.toolbarBackground(.visible)",
        "content.toolbarBackground(visibility, for: .tabBar)",
        "content.toolbarBackgroundVisibility(.hidden)",
        "func f() { UITableView.appearance().backgroundColor = .clear }",
        "func f() { UINavigationBar.appearances() }",
      ]),
    RuleSample(
      check: ToolbarCustomizableIDs(),
      bad: ["content.toolbar(id: \"main\") { 1️⃣ToolbarItem { Button(\"Tag\", action: tag) } }"],
      good: [
        "content.toolbar(id: \"main\") { ToolbarItem(id: \"tag\") { Button(\"Tag\", action: tag) } }",
        "content.toolbar { ToolbarItem { Button(\"Tag\", action: tag) } }",
        "content.toolbar(id: \"main\") { ToolbarSpacer()\nToolbarItemGroup { Button(\"A\") { } } }",
      ]),
    RuleSample(
      check: NavigationViewUsed(),
      bad: [
        "1️⃣NavigationView { Text(\"Home\") }",
        "SwiftUI.1️⃣NavigationView { Text(\"Home\") }",
        "1️⃣NavigationView { Text(\"Home\") }.navigationViewStyle(.stack)",
        "struct V { let view: 1️⃣NavigationView<Text> }",
      ],
      good: [
        "NavigationStack { Text(\"Home\") }",
        "struct NavigationView: View { }\nlet a = NavigationView()",
        "router.NavigationView()",
        "let navigationViewStyle = 1",
      ]),
    RuleSample(
      check: ScrollEdgeStyleArguments(),
      bad: ["ScrollView { content }.1️⃣scrollEdgeEffectStyle(.soft)"],
      good: [
        "ScrollView { content }.scrollEdgeEffectStyle(.soft, for: .top)",
        "ScrollView { content }.scrollEdgeEffectHidden()",
      ]),
    RuleSample(
      check: SheetCornerRadius(),
      bad: ["SheetContent().1️⃣presentationCornerRadius(32)"],
      good: ["SheetContent()", "SheetContent().presentationCornerRadius(nil)", "Text(\"presentationCornerRadius(3)\")"]),
    RuleSample(
      check: IconButtonLabel(),
      bad: [
        "1️⃣Button(action: close) { Image(systemName: \"xmark\") }",
        "1️⃣Button { close() } label: { Image(systemName: \"xmark\").resizable() }.padding()",
        "1️⃣Menu { Button(\"A\") { } } label: { ZStack { Circle()\nImage(\"more\") } }",
        "1️⃣NavigationLink(value: 1) { Image(systemName: \"gear\") }",
        "1️⃣NavigationLink { Detail() } label: { Image(systemName: \"gear\") }",
      ],
      good: [
        "Button(action: close) { Image(systemName: \"xmark\") }.accessibilityLabel(\"Close\")",
        "Button(action: close) { Image(systemName: \"xmark\").accessibilityLabel(\"Close\") }",
        "Button(action: close) { HStack { Image(systemName: \"xmark\") }.accessibilityLabel(\"Close\") }",
        "Button(\"Close\", systemImage: \"xmark\", action: close)",
        "Button(action: close) { Label(\"Close\", systemImage: \"xmark\") }.labelStyle(.iconOnly)",
        "Button(action: close) { Image(systemName: \"xmark\")\nText(\"Close\") }",
        "Button(action: close) { Image(\"x\", label: Text(\"Close\")) }",
        "Button(action: close) { Icon() }",
        "Button(action: close) { Image(systemName: \"xmark\").accessibilityHidden(true) }",
        "Button(\"Open\") { Image(systemName: \"xmark\") }",
        "VStack { Button(action: close) { Image(\"a\") } }.accessibilityElement(children: .combine).accessibilityLabel(\"A\")",
        "Button(action: close) { Image(systemName: \"xmark\")\ntitle }",
      ]),
  ]
}
