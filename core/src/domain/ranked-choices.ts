/** One of the options that a box offers: what it stores, and what it is called. */
interface Choice {
  readonly value: string
  readonly label: string
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ')
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** The lower, the nearer to what was typed; undefined for what does not have all of its words. */
function distanceOf({ value, label }: Choice, typed: string): number | undefined {
  const names = [folded(value), folded(label)]
  if (names.includes(typed)) return 0
  if (names.some(name => name.startsWith(typed))) return 1
  const sought = typed.split(' ')
  const words = names.flatMap(wordsOf)
  if (sought.every(part => words.some(word => word.startsWith(part)))) return 2
  return sought.every(part => names.some(name => name.includes(part))) ? 3 : undefined
}

/**
 * What a box offers for what was typed, the nearest first: what it names exactly, what begins with it, where each of its words begins a
 * word, and last what only contains them. Within these the choices keep their order; nothing typed offers them all.
 */
export function rankedChoices<Option extends Choice>(choices: readonly Option[], text: string): readonly Option[] {
  const typed = folded(text)
  if (typed === '') return choices
  return choices
    .flatMap(choice => {
      const distance = distanceOf(choice, typed)
      return distance === undefined ? [] : [{ choice, distance }]
    })
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ choice }) => choice)
}

/**
 * The choice that a text names by its value or its label, whatever its case and blanks; undefined for a text that is none of them, which
 * must not be stored unasked.
 */
export function namedChoice<Option extends Choice>(choices: readonly Option[], text: string): Option | undefined {
  const typed = folded(text)
  return (
    choices.find(({ value }) => value === text) ??
    choices.find(({ value, label }) => typed !== '' && (folded(value) === typed || folded(label) === typed))
  )
}
