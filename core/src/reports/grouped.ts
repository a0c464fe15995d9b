/** Items by their key, in the order in which the keys first appear. A key is a list of texts, in which no name is a name too. */
export function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => readonly (string | null)[],
): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const key = JSON.stringify(keyOf(item))
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups.values()]
}
