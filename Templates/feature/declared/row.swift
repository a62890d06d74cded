//% if stored contains title:String
      Text(item.title)
        .font(.headline)
//% else if stored contains name:String
      Text(item.name)
        .font(.headline)
//% else
      Text(verbatim: "\(item)")
        .font(.headline)
//% end
//% if stored contains detail:String
      Text(item.detail)
        .font(.subheadline)
        .foregroundStyle(__tokens_secondaryText__)
//% else if stored contains subtitle:String
      Text(item.subtitle)
        .font(.subheadline)
        .foregroundStyle(__tokens_secondaryText__)
//% end
