import RuleModel
import SourceChecking

extension CheckReport {
  /// JUnit: one suite a file, one case a finding; those that do not make the run fail are skipped cases. Without findings
  /// one case that passed.
  package var junit: String {
    let failing = gate.failing(among: outcome.findings)
    let cases = outcome.findings.map(\.finding)
    func failures(_ findings: [Finding]) -> Int { findings.count { failing.contains($0.severity) } }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuites name=\"swiftkit check\" tests=\"\(max(1, cases.count))\" failures=\"\(failures(cases))\">\n"
    if cases.isEmpty {
      text +=
        "  <testsuite name=\"swiftkit\" tests=\"1\" failures=\"0\">\n    <testcase name=\"check\"/>\n  </testsuite>\n"
    }
    for (path, findings) in byPath {
      let failures = failures(findings)
      let skipped = failures == findings.count ? "" : " skipped=\"\(findings.count - failures)\""
      text += "  <testsuite name=\"\(path.xml)\" tests=\"\(findings.count)\" failures=\"\(failures)\"\(skipped)>\n"
      for finding in findings {
        let place = "\(path):\(finding.start.line):\(finding.start.column)"
        text += "    <testcase classname=\"\(finding.check.xml)\" name=\"\(place.xml)\">\n"
        text +=
          failing.contains(finding.severity)
          ? "      <failure type=\"\(finding.severity)\" message=\"\(finding.message.xml)\"/>\n"
          : "      <skipped message=\"\(finding.severity.word): \(finding.message.xml)\"/>\n"
        text += "    </testcase>\n"
      }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  /// The format of Checkstyle, which many servers read.
  package var checkstyle: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (path, findings) in byPath {
      text += "  <file name=\"\(path.xml)\">\n"
      for finding in findings {
        text +=
          "    <error line=\"\(finding.start.line)\" column=\"\(finding.start.column)\" severity=\"\(finding.severity)\""
        text += " message=\"\(finding.message.xml)\" source=\"swiftkit.\(finding.check.xml)\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private var byPath: [(path: String, findings: [Finding])] {
    Dictionary(grouping: outcome.findings.map(\.finding), by: \.path).sorted { $0.key < $1.key }.map {
      ($0.key, $0.value)
    }
  }
}

extension String {
  /// The text as it stands in an attribute.
  fileprivate var xml: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      // XML 1.0 has no way to write the other control characters.
      case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: text += "\u{fffd}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
