//% if stored contains title
      Text(item.title)
        .font(.headline)
//% else if stored contains name
      Text(item.name)
        .font(.headline)
//% else
      Text(verbatim: "\(item)")
        .font(.headline)
//% end
//% if stored contains detail
      Text(item.detail)
        .font(.subheadline)
        .foregroundStyle(.secondary)
//% else if stored contains subtitle
      Text(item.subtitle)
        .font(.subheadline)
        .foregroundStyle(.secondary)
//% end
