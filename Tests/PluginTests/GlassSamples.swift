import SwiftKitSDK

@testable import GlassRules

extension RuleSample {
  static let glass = [
    RuleSample(
      check: GlassEffectOnButton(),
      bad: [
        "Button(\"Save\", action: save).1️⃣glassEffect()",
        "Button { save() } label: { Text(\"Save\") }.padding().1️⃣glassEffect(.regular, in: .capsule)",
        "SwiftUI.Button(\"Save\") { save() }.1️⃣glassEffect()",
        "Button(\"Save\") { }\n#if os(iOS)\n.1️⃣glassEffect()\n#endif\n.padding()",
        "List { Button(\"A\") { }.1️⃣glassEffect() }",
      ],
      good: [
        "Button(\"Save\") { save() }.buttonStyle(.glass)",
        "Text(\"Save\").glassEffect()",
        "HStack { Button(\"Save\") { save() } }.glassEffect()",
        "Button(action: save) { Text(\"Save\").glassEffect() }",
        "content.toolbar { Button(\"Save\") { }.glassEffect() }",
        "Button(\"Save\") { renderer.glassEffect() }",
        "#Preview { Button(\"Save\") { }.glassEffect() }",
      ]),
    RuleSample(
      check: GlassEffectInToolbar(),
      bad: [
        "content.toolbar { ToolbarItem { Button(\"Help\", action: help).1️⃣glassEffect() } }",
        "content.toolbar { Menu(\"More\") { Text(\"A\").1️⃣glassEffect() } }",
        "content.toolbar { ToolbarItemGroup(placement: .topBarTrailing) { 1️⃣GlassEffectContainer { Text(\"A\") } } }",
        "struct V: View { var items: some ToolbarContent { ToolbarItem { Text(\"A\").1️⃣glassEffect() } } }",
        "struct V: View { @ToolbarContentBuilder func items() -> some X { Text(\"A\").1️⃣glassEffect() } }",
        "content.toolbar(content: { Text(\"A\").1️⃣glassEffect() })",
      ],
      good: [
        "Text(\"A\").glassEffect().toolbar { ToolbarItem { Button(\"Help\", action: help) } }",
        "content.toolbar { ToolbarItem { Button(\"A\") { }.sheet(isPresented: $on) { Text(\"B\").glassEffect() } } }",
        "content.toolbar { Button(\"A\") { } }.overlay { Text(\"B\").glassEffect() }",
        "struct V: View { var body: some View { GlassEffectContainer { Text(\"A\").glassEffect() } } }",
      ]),
    RuleSample(
      check: GlassStyleInToolbar(),
      bad: [
        "content.toolbar { ToolbarItem { Button(\"Edit\", action: edit).1️⃣buttonStyle(.glass) } }",
        "content.toolbar { ToolbarItem(placement: .topBarTrailing) { Button(\"A\") { }.1️⃣buttonStyle(.glassProminent) } }",
        "content.toolbar { Menu(\"M\") { Button(\"A\") { }.1️⃣buttonStyle(.glass(.clear)) } }",
        "content.toolbar { ToolbarItem(placement: .bottomBar) { Button(\"A\") { }.1️⃣buttonStyle(.glass) } }",
      ],
      good: [
        "content.toolbar { ToolbarItem(placement: .bottomBar) { Button(\"A\") { }.buttonStyle(.glassProminent) } }",
        "content.toolbar { ToolbarItem { Button(\"Edit\") { }.buttonStyle(.borderedProminent) } }",
        "Button(\"Edit\") { }.buttonStyle(.glass)",
        "content.toolbar { Button(\"A\") { }.popover(isPresented: $on) { Button(\"B\") { }.buttonStyle(.glass) } }",
      ]),
    RuleSample(
      check: GlassUnknownVariant(),
      bad: [
        "Text(\"A\").glassEffect(.1️⃣prominent)",
        "Text(\"A\").glassEffect(.1️⃣thin.tint(.red), in: .capsule)",
        "Text(\"A\").glassEffect(Glass.1️⃣thick)",
        "Text(\"A\").glassEffect(.1️⃣interactive())",
      ],
      good: [
        "Text(\"A\").glassEffect(.regular.interactive())",
        "Text(\"A\").glassEffect(.identity)",
        "Text(\"A\").glassEffect(Glass.clear)",
        "Text(\"A\").glassEffect(style)",
        "Text(\"A\").glassEffect(makeGlass())",
        "Text(\"A\").glassEffect(on ? .regular : .clear)",
        "Text(\"A\").glassEffect(in: .capsule)",
        "extension Glass { static var card: Glass { .regular } }\nlet a = Text(\"A\").glassEffect(.card)",
      ]),
    RuleSample(
      check: GlassContainerNested(),
      bad: [
        "GlassEffectContainer { 1️⃣GlassEffectContainer { Text(\"A\").glassEffect() } }",
        "GlassEffectContainer(spacing: 8) { HStack { if on { 1️⃣GlassEffectContainer { Text(\"A\") } } } }",
      ],
      good: [
        "VStack { GlassEffectContainer { Text(\"A\") }\nGlassEffectContainer { Text(\"B\") } }",
        "GlassEffectContainer { Text(\"A\").sheet(isPresented: $on) { GlassEffectContainer { Text(\"B\") } } }",
        "GlassEffectContainer { Text(\"A\") }.overlay { GlassEffectContainer { Text(\"B\") } }",
      ]),
    RuleSample(
      check: GlassOnGlass(),
      bad: [
        "VStack { Text(\"A\").1️⃣glassEffect() }.padding().glassEffect()",
        "Text(\"A\").1️⃣glassEffect().padding().glassEffect()",
        "Text(\"A\").glassEffect().overlay { Text(\"B\").1️⃣glassEffect() }",
        "VStack { HStack { Text(\"A\").1️⃣glassEffect(.clear)\nText(\"B\").2️⃣glassEffect() } }.glassEffect()",
      ],
      good: [
        "VStack { Text(\"A\") }.padding().glassEffect()",
        "VStack { Text(\"A\").glassEffect()\nText(\"B\").glassEffect() }",
        "VStack { Text(\"A\").glassEffect(.identity) }.glassEffect()",
        "VStack { GlassEffectContainer { Text(\"A\").glassEffect() } }.glassEffect()",
        "VStack { Text(\"A\").sheet(isPresented: $on) { Text(\"B\").glassEffect() } }.glassEffect()",
        "Text(\"A\").glassEffect().sheet(isPresented: $on) { Text(\"B\").glassEffect() }",
        "Text(\"A\")\n#if os(iOS)\n.glassEffect()\n#else\n.glassEffect(.clear)\n#endif",
      ]),
    RuleSample(
      check: GlassTintInsteadOfProminent(),
      bad: [
        "Button(\"Share\") { share() }.glassEffect(.regular.1️⃣tint(.brandPrimary))",
        "Button(action: go) { Text(\"Go\").glassEffect(.regular.1️⃣tint(.red).interactive()) }",
        "Button { go() } label: { Text(\"Go\").glassEffect(.clear.1️⃣tint(.red)) }",
        "content.toolbar { Text(\"A\").glassEffect(.regular.1️⃣tint(.red)) }",
      ],
      good: [
        "Button(\"Share\") { share() }.buttonStyle(.glassProminent).tint(.brandPrimary)",
        "Text(\"Live\").glassEffect(.regular.tint(.red))",
        "Button(\"Share\") { share() }.glassEffect(.regular)",
      ]),
    RuleSample(
      check: GlassInteractiveMissing(),
      bad: [
        "Image(systemName: \"globe\").onTapGesture { open() }.1️⃣glassEffect(.regular)",
        "Image(systemName: \"globe\").1️⃣glassEffect().onLongPressGesture { open() }",
        "Text(\"A\").gesture(drag).1️⃣glassEffect(in: .capsule)",
        "Button(action: go) { Text(\"Go\").1️⃣glassEffect(.clear) }",
        "Menu { items } label: { Text(\"More\").1️⃣glassEffect(.regular.interactive(false)) }",
      ],
      good: [
        "Image(systemName: \"globe\").onTapGesture { open() }.glassEffect(.regular.interactive())",
        "Image(systemName: \"globe\").onTapGesture { open() }.glassEffect(.regular.tint(.red).interactive(isOn))",
        "Image(systemName: \"globe\").onTapGesture { open() }.glassEffect(style)",
        "Image(systemName: \"globe\").onTapGesture { open() }.glassEffect(.identity)",
        "Text(\"A\").glassEffect()",
        "Button(\"A\") { }.onTapGesture { }.glassEffect()",
        "VStack { Text(\"A\").onTapGesture { } }.glassEffect()",
      ]),
    RuleSample(
      check: GlassModifierOrder(),
      bad: [
        "Image(systemName: \"plus\").glassEffect().1️⃣frame(width: 56, height: 56)",
        "Text(\"A\").glassEffect().1️⃣font(.title).2️⃣foregroundStyle(.red)",
        "Text(\"A\").glassEffect().padding().1️⃣clipShape(.capsule)",
        "Text(\"A\").glassEffect().1️⃣cornerRadius(8)",
      ],
      good: [
        "Image(systemName: \"plus\").frame(width: 56, height: 56).glassEffect().padding(8)",
        "Text(\"A\").glassEffect().frame(maxWidth: .infinity)",
        "Text(\"A\").glassEffect().overlay { Text(\"B\").font(.title) }",
        "VStack { Text(\"A\").glassEffect()\nText(\"B\").font(.title) }",
        "Text(\"A\").glassEffect().transition(.opacity).glassEffectID(\"a\", in: ns)",
      ]),
    RuleSample(
      check: GlassTintOpacity(),
      bad: [
        "Text(\"Live\").glassEffect(.regular.tint(.red.1️⃣opacity(0.3)))",
        "Text(\"Live\").glassEffect(.regular.tint(Color.red.1️⃣opacity(0.95)).interactive())",
        "Text(\"Live\").glassEffect(.regular.tint(.red.1️⃣opacity(1 / 2)))",
      ],
      good: [
        "Text(\"Live\").glassEffect(.regular.tint(.red.opacity(0.7)))",
        "Text(\"Live\").glassEffect(.regular.tint(.red.opacity(0.9)))",
        "Text(\"Live\").glassEffect(.regular.tint(.red))",
        "Text(\"Live\").glassEffect(.regular.tint(.red.opacity(strength)))",
        "Text(\"Live\").glassEffect().tint(.red.opacity(0.3))",
      ]),
    RuleSample(
      check: GlassIDWithoutEffect(),
      bad: [
        "HStack { Text(\"A\") }.1️⃣glassEffectID(\"row\", in: ns)",
        "Image(systemName: \"a\").padding().1️⃣glassEffectID(\"row\", in: ns)",
        "HStack { Text(\"A\").glassEffect() }.1️⃣glassEffectID(\"row\", in: ns)",
      ],
      good: [
        "HStack { Text(\"A\") }.glassEffect().glassEffectID(\"row\", in: ns)",
        "Button(\"A\") { }.buttonStyle(.glass).glassEffectID(\"row\", in: ns)",
        "Badge().glassEffectID(\"row\", in: ns)",
        "content.glassEffectID(\"row\", in: ns)",
        "Text(\"A\").cardGlass().glassEffectID(\"row\", in: ns)",
      ]),
    RuleSample(
      check: GlassIDNamespace(),
      bad: [
        "struct P: View { var body: some View { Text(\"A\").glassEffect().glassEffectID(\"a\", in: 1️⃣ns) } }",
        "struct P: View { var body: some View { Text(\"A\").matchedGeometryEffect(id: 1, in: 1️⃣space) } }",
        "struct P: View { @State var ns = 0\nvar body: some View { Text(\"A\").glassEffectID(\"a\", in: 1️⃣ns) } }",
      ],
      good: [
        "struct P: View { @Namespace private var ns\nvar body: some View { Text(\"A\").glassEffectID(\"a\", in: ns) } }",
        "struct P: View { let ns: Namespace.ID\nvar body: some View { Text(\"A\").glassEffectID(\"a\", in: ns) } }",
        "struct P: View { func f(ns: Namespace.ID) -> some View { Text(\"A\").glassEffectID(\"a\", in: ns) } }",
        "struct P: View { @Environment(\\.space) var ns\nvar body: some View { Text(\"A\").glassEffectID(\"a\", in: ns) } }",
        "struct P: View { var body: some View { Reader { ns in Text(\"A\").glassEffectID(\"a\", in: ns) } } }",
        "struct P: View { var body: some View { let ns = make()\nText(\"A\").glassEffectID(\"a\", in: ns) } }",
        "extension P { var part: some View { Text(\"A\").glassEffectID(\"a\", in: ns) } }",
        "struct P: View { var body: some View { Text(\"A\").glassEffectID(\"a\", in: model.ns) } }",
      ]),
  ]
}
