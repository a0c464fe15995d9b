import { translatorOf } from '@liftwatch/core/text/all-texts'
import type { Language, TextKey, Translate } from '@liftwatch/core/text/translate'

/** Words in a language. Each is looked up once: an export asks for the same few, row after row. */
export function wordsIn(language: Language): Translate {
  const translate = translatorOf(language)
  const known = new Map<TextKey, string>()
  function learn(key: TextKey): string {
    const word = translate(key)
    known.set(key, word)
    return word
  }
  const look = (key: TextKey, values?: Record<string, string | number>) => {
    if (values) return translate(key, values)
    return known.get(key) ?? learn(key)
  }
  return Object.assign(look, { language })
}

/** English words, by which files and columns are named in every language. */
export const englishWords = wordsIn('en')
