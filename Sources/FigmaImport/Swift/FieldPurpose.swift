/// What a field asks for, where its label, its prompt or its layer's name tells.
struct FieldPurpose {
  /// What its state is called.
  let name: String
  /// Whether nobody may look on.
  var isSecret = false

  init?(label: String, prompt: String, layer: String) {
    let isHidden = !prompt.isEmpty && prompt.allSatisfy { "•*●∗".contains($0) }
    let digits = prompt.count(where: \.isNumber)
    let isNumber = digits >= 7 && prompt.allSatisfy { $0.isNumber || "+-() ".contains($0) }
    // A question beside a field leads elsewhere.
    for text in [label.contains("?") ? "" : label, prompt, layer] {
      let words = Set(PlainText.words(text))
      let has = { (known: Set<String>) in !words.isDisjoint(with: known) }
      if isHidden || has(["password", "senha", "passwort", "contraseña", "пароль", "passcode"]) {
        let again = has(["confirm", "repeat", "re", "reenter", "retype", "again", "verify"])
        self.init(name: again ? "repeatedPassword" : has(["new"]) ? "newPassword" : "password")
        isSecret = true
        return
      }
      if has(["email", "mail"]) && !has(["search"]) || text == prompt && isAddress(prompt) {
        self.init(name: "email")
        return
      }
      if has(["phone", "mobile", "telephone", "telefone", "телефон"])
        || text == prompt && isNumber && prompt.first == "+"
      {
        self.init(name: "phone")
        return
      }
      if has(["search", "buscar", "suche", "поиск", "pesquisar"]) {
        self.init(name: "searchText")
        return
      }
    }
    return nil
  }

  private init(name: String) { self.name = name }

  /// Whether words ask for something, or have the form of what people enter: an address, a mask, a number of a
  /// telephone, a date.
  static func isEntry(_ words: String) -> Bool {
    let text = words.filter { $0 != " " }
    guard text.count >= 4 else { return false }
    if isAddress(words) || text.allSatisfy({ "•*●∗".contains($0) }) { return true }
    let spoken = PlainText.words(words)
    if let first = spoken.first, asking.contains(first), (2...6).contains(spoken.count) { return true }
    if text.first == "+", text.dropFirst().allSatisfy({ $0.isNumber || "-()".contains($0) }) { return true }
    let parts = text.uppercased().split { "/.-".contains($0) }
    return parts.count == 3 && Set(parts.compactMap(\.first)) == ["D", "M", "Y"]
      && parts.allSatisfy { $0.count <= 4 && Set($0).count == 1 }
  }

  private static let asking: Set<String> = [
    "enter", "type", "write", "digite", "informe", "insira", "ingrese", "introduce", "escribe", "saisissez", "введите",
  ]

  /// Whether a short text above an area says what is entered in it.
  static func isLabel(_ words: String) -> Bool {
    let known = PlainText.words(words)
    return known.count <= 4 && !words.contains("?") && !labels.isDisjoint(with: known)
  }

  private static let labels: Set<String> = [
    "email", "mail", "password", "passcode", "phone", "telephone", "birth", "birthday", "zip", "postcode", "cvv", "cvc",
    "username", "surname", "senha", "cpf", "telefone", "passwort", "correo", "contraseña", "пароль", "телефон", "почта",
    "имя", "фамилия",
  ]

  /// Whether the words in a field are what somebody entered, and no prompt: they are as strong as other words.
  static func isValue(_ words: String, ink: HexColor?, label: String) -> Bool {
    guard let ink, ink.percent >= 90, ink.lightness < 0.3 || ink.lightness > 0.85,
      words.contains(where: { $0.isLetter || $0.isNumber }),
      !words.hasSuffix("…"), !words.hasSuffix("...")
    else { return false }
    // Zeros show the form of a number.
    let digits = words.filter(\.isNumber)
    if !digits.isEmpty, digits.allSatisfy({ $0 == "0" }) { return false }
    let isData = words.contains(where: \.isNumber) || isAddress(words)
    return isData || !label.isEmpty && PlainText.words(label) != PlainText.words(words)
  }
}

/// Whether a text is an address of mail.
private func isAddress(_ text: String) -> Bool {
  let parts = text.split(separator: "@", omittingEmptySubsequences: false)
  return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !text.contains(" ")
}
