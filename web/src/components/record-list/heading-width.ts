/** How wide the letters of a heading are, in rem; the first that fits tells. Chinese characters and marks are as wide as they are high. */
const kinds: readonly { readonly letters: RegExp; readonly rem: number }[] = [
  { letters: /[ijlI'|]/u, rem: 0.19 },
  { letters: /[frt()/.,:; -]/u, rem: 0.28 },
  { letters: /w/u, rem: 0.63 },
  { letters: /[mMW%@]/u, rem: 0.7 },
  { letters: /\p{Lu}/u, rem: 0.54 },
  { letters: /[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/u, rem: 0.76 },
]
const usualRem = 0.45
/** The sign of the order, which has its room where there is none. */
const signRem = 1

function widthRem(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => sum + (kinds.find(({ letters }) => letters.test(letter))?.rem ?? usualRem),
    0,
  )
}

/** What a heading needs on one line. */
export function oneLineRem(heading: string, isSortable: boolean): number {
  return widthRem(heading) + (isSortable ? signRem : 0)
}

/** What it needs on two lines at most, where they part it best and no word is parted; the sign of the order may be in either. */
export function twoLinesRem(heading: string, isSortable: boolean): number {
  const words = heading.split(' ')
  const parted = words.map((_, index) =>
    Math.max(widthRem(words.slice(0, index + 1).join(' ')), oneLineRem(words.slice(index + 1).join(' '), isSortable)),
  )
  return Math.min(...parted)
}
