import type { Translate } from './all-texts'
import { translatorFrom, type Language } from './translate'

/** Translates into a language for a program that is started for one thing: what it never says is not read. */
export async function loadTranslator(language: Language): Promise<Translate> {
  return language === 'zh'
    ? translatorFrom(language, (await import('./all-chinese')).allChinese)
    : translatorFrom(language, (await import('./all-english')).allEnglish)
}
