import { allChinese } from './all-chinese'
import { allEnglish } from './all-english'
import { translatorFrom, type Language, type TranslateOf } from './translate'
import type { TextPath } from './translated'

export type TextKey = TextPath<typeof allEnglish>
export type Translate = TranslateOf<TextKey>

/** Translates into a language, in programs that have them all; others load the one that is read. */
export function translatorOf(language: Language): Translate {
  return translatorFrom(language, { en: allEnglish, zh: allChinese }[language])
}
