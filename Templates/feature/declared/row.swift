//% if stored contains detail:String || stored contains subtitle:String
    VStack(alignment: .leading) {
//% include declared/title.swift
//% if stored contains detail:String
      Text(item.detail)
//% else
      Text(item.subtitle)
//% end
        .font(.subheadline)
        .foregroundStyle(__tokens_secondaryText__)
    }
    .accessibilityElement(children: .combine)
//% else
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
//% end
