/** A map that forgets its oldest entries when it has so many: what is worked out again at need may be remembered, but not for ever. */
export function createBoundedMap<Key, Value>(most: number): Map<Key, Value> {
  const map = new Map<Key, Value>()
  const set = map.set.bind(map)
  map.set = (key, value) => {
    if (map.size >= most && !map.has(key)) map.delete(map.keys().next().value!)
    return set(key, value)
  }
  return map
}
