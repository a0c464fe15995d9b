import { AppError } from '@liftwatch/core/errors'
import { passwordScoreMin } from '@liftwatch/core/limits'

/** What is hard to guess in its beginning is so as a whole, and to look at very long ones takes long. */
const lookedAtCharacters = 40
/** What a password has besides its owner's names takes 10^6 guesses by itself. */
const otherScoreMin = 2

type Check = (password: string, personal: string[]) => { readonly score: number }

let loading: Promise<Check> | undefined

/** Lists of common passwords are two megabytes: they are read when the first password is chosen, not at the start. */
async function load(): Promise<Check> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return (password, personal) => zxcvbn.check(password, personal)
}

/** The words of a name or an address, and the whole of it: `lim@council.example` is also lim, and council. */
function wordsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter(word => word.length > 2).map(word => word.toLowerCase())
}

/** What is left of a text without any of the words, the longest first. */
function without(text: string, words: readonly string[]): string {
  return words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), text)
}

/**
 * Refuses a new password that others would try: common ones, patterns, and what is known of its owner. Errors: weak-password.
 * @param personal the owner's address, name, organisations
 */
export async function refuseWeakPassword(password: string, personal: readonly string[]): Promise<void> {
  const check = await (loading ??= load())
  const words = [...new Set([...personal, 'liftwatch'].flatMap(wordsOf))]
  const scoreOf = (text: string) => check(text.slice(0, lookedAtCharacters), words).score
  const others = without(password.toLowerCase(), words)
  const isNamed = others.length < password.length
  const isWeak = scoreOf(password) < passwordScoreMin || (isNamed && scoreOf(others) < otherScoreMin)
  if (isWeak) throw new AppError('weak-password')
}
