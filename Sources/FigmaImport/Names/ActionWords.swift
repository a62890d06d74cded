/// Words that say what a tap on them does.
enum ActionWords {
  /// Whether a short text begins with a verb of buttons, or is all of a link's words.
  static func are(_ text: String) -> Bool {
    let words = PlainText.words(text.filter { $0 != "'" && $0 != "’" })
    guard (1...4).contains(words.count), let first = words.first else { return false }
    return verbs.contains(first) || links.contains(words.joined())
  }

  /// Whether a text is one that is a link wherever it is coloured.
  static func isLink(_ text: String) -> Bool {
    let words = PlainText.words(text.filter { $0 != "'" && $0 != "’" })
    return words.count <= 4 && links.contains(words.joined())
  }

  private static let verbs: Set<String> = [
    "add", "apply", "book", "buy", "call", "cancel", "change", "checkout", "clear", "close", "confirm", "connect",
    "continue", "create", "delete", "done", "download", "edit", "export", "follow", "get", "go", "install", "invite",
    "join", "login", "logout", "message", "next", "open", "order", "pay", "play", "post", "proceed", "register",
    "remove",
    "reply", "reset", "retry", "save", "scan", "see", "send", "share", "show", "skip", "start", "submit", "subscribe",
    "try", "unfollow", "update", "upload", "verify", "view", "watch",
    "salvar", "cancelar", "continuar", "entrar", "enviar", "confirmar", "adicionar", "editar", "ver", "guardar",
    "pagar",
    "speichern", "weiter", "abbrechen", "senden", "kaufen", "ajouter", "annuler", "continuer", "envoyer", "acheter",
    "сохранить", "отмена", "отменить", "продолжить", "далее", "войти", "отправить", "купить", "добавить", "изменить",
  ]

  private static let links: Set<String> = [
    "signup", "signin", "login", "logout", "signout", "register", "registernow", "forgotpassword",
    "forgotyourpassword", "resetpassword", "resend", "resendcode", "resendotp", "resendemail", "seeall", "viewall",
    "showall", "seemore", "viewmore", "showmore", "readmore", "learnmore", "loadmore", "skip", "skipfornow", "edit",
    "change", "createaccount", "createanaccount", "viewdetails", "seedetails", "cancel", "loginhere", "signinhere",
    "signuphere", "tryagain", "retry", "undo", "clearall", "editprofile", "reset", "clear", "remove", "delete", "save",
    "done", "next", "apply", "addnew", "close", "more", "help", "privacypolicy", "termsofservice", "termsofuse",
    "termsandconditions", "termsconditions", "contactus", "verhistorico", "vertodos", "vertudo", "veja", "vermas",
    "esqueciminhasenha", "esqueceuasenha", "entrar", "cadastrese", "criarconta", "забылипароль", "пропустить",
    "allesanzeigen", "passwortvergessen", "motdepasseoublie", "voirtout",
  ]
}
