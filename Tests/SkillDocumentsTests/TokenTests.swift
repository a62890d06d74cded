import RuleModel
import SkillDocuments
import Testing

struct TokenTests {
  private func tokens(_ text: String) -> [String] {
    document(text).tokens.map {
      "\($0.namespace).\($0.name)=\($0.value) \($0.kind) \($0.number.map { "\($0)" } ?? "-")\($0.unit)"
    }
  }

  @Test func tables() {
    let text = """
      ## Palette

      | Token | Hex | Usage |
      |---|---|---|
      | `Color.ink` | `#09090B` | Text |
      | paper | `#FFF` | |

      | Style | Duration |
      |---|---|
      | quick | 200 ms |
      """
    #expect(
      tokens(text) == [
        "Color.ink=#09090B colour -", "Palette.paper=#FFF colour -", "Palette.quick=200 ms duration 0.2s",
      ])
    #expect(document(text).rules.map(\.kind) == [.token, .token, .token])
  }

  @Test func tablesWithoutLiteralsAreNoTokens() {
    #expect(tokens("| Token | Value |\n|---|---|\n| a | whatever it is |\n") == [])
  }

  @Test func code() {
    let text = """
      # T

      ```swift
      extension Theme {
        struct Space {
          let a: CGFloat = 4  // tight
          let b: CGFloat = 8
          let c: CGFloat = 12.5
        }
      }
      enum Speed { // {
        static let slow = Animation.spring(response: 0.5, dampingFraction: 1)
        static let fast = .easeIn(duration: 0.2)
        static let text = Font.body
      }
      struct Screen: View {
        let a: CGFloat = 1
        let b: CGFloat = 2
        let c: CGFloat = 3
      }
      enum Two { static let a = 1; static let b = 2 }
      ```
      """
    #expect(
      tokens(text) == [
        "Theme.Space.a=4 length 4.0pt", "Theme.Space.b=8 length 8.0pt", "Theme.Space.c=12.5 length 12.5pt",
        "Speed.slow=Animation.spring(response: 0.5, dampingFraction: 1) duration 0.5s",
        "Speed.fast=.easeIn(duration: 0.2) duration 0.2s", "Speed.text=Font.body font -",
      ])
    let rules = document(text).rules
    #expect(rules.filter { $0.kind == .token }.map(\.lines.first) == [6, 7, 8, 12, 13, 14])
    #expect(rules.first { $0.kind == .token }?.statement == "Theme.Space.a: 4 \u{2014} tight")
  }

  @Test func theTableSpeaksWhereBothDefineAToken() {
    let text = """
      | Token | Value |
      |---|---|
      | `S.a` | 4 |
      | `S.b` | 8 |
      | `S.c` | 16 |

      ```swift
      enum S: CGFloat { // sizes
        case a = 4, b = 8, c = 15
      }
      ```
      """
    #expect(tokens(text) == ["S.a=4 length 4.0pt", "S.b=8 length 8.0pt", "S.c=16 length 16.0pt"])
  }

  @Test func rolesAndScales() {
    #expect(
      tokens("## Roles\n```swift\n.font(.title)  // Heads\n.font(.body)   // Text\n.font(.caption) // Small\n```\n")
        == ["Roles.title=.title font -", "Roles.body=.body font -", "Roles.caption=.caption font -"])
    #expect(tokens("## Spacing\n\nUse: **4, 8, 16, 32**\n").count == 4)
    #expect(tokens("## Spacing\n\nUse: **4, 8, 2, 32**\n") == [])
    #expect(tokens("## Other\n\nUse: **4, 8, 16, 32**\n") == [])
  }
}
