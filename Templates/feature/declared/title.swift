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
