//% if stored contains title:String
        Text(item.title)
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
//% else if stored contains name:String
        Text(item.name)
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
//% else
        Text(verbatim: "\(item)")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
//% end
//% if stored contains detail:String
        Text(item.detail)
          .foregroundStyle(__tokens_secondaryText__)
//% else if stored contains subtitle:String
        Text(item.subtitle)
          .foregroundStyle(__tokens_secondaryText__)
//% end
