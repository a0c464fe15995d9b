import type { FilterValues } from '../../program/filter-values'

const parts = ['tc', 'pfx', 'blk', 'lift'] as const

/** Which part of a lift's name a single word is, by its shape: AMK, AMA1, 205A. */
function partOf(word: string): (typeof parts)[number] {
  if (/^\d/.test(word)) return 'blk'
  return /\d/.test(word) ? 'pfx' : 'tc'
}

/**
 * What a quick filter looks for: a name or the beginning of its parts (AMK-AMA1-205-A), one part alone, or a postal code.
 * The server looks, so that it finds in all rows and not in those that happen to be here.
 */
export function quickFilter(text: string): FilterValues {
  const sought = text.trim()
  if (sought === '') return {}
  if (/^\d{6}$/.test(sought)) return { postalCode: sought }
  const words = sought.split('-').map(word => word.trim())
  if (words.length === 1) return { [partOf(sought)]: sought }
  const named = words.slice(0, parts.length).map((word, at) => [parts[at], word] as const)
  // A name that is half typed has a part to come.
  return Object.fromEntries(named.filter(([, word]) => word !== ''))
}
