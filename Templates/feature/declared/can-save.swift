    return draft != item
