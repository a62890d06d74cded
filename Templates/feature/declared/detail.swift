//% if stored contains title
        Text(item.title)
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
//% else if stored contains name
        Text(item.name)
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
//% else
        Text(verbatim: "\(item)")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
//% end
//% if stored contains detail
        Text(item.detail)
          .foregroundStyle(.secondary)
//% else if stored contains subtitle
        Text(item.subtitle)
          .foregroundStyle(.secondary)
//% end
