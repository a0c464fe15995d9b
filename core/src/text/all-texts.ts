import { en } from './en'
import { cli as cliInEnglish } from './en/cli'
import { monitor as monitorInEnglish } from './en/monitor'
import { overview as overviewInEnglish } from './en/overview'
import { watch as watchInEnglish } from './en/watch'
import { translatorFrom, type Language, type TranslateOf } from './translate'
import type { TextPath, Translated } from './translated'
import { zh } from './zh'
import { cli as cliInChinese } from './zh/cli'
import { monitor as monitorInChinese } from './zh/monitor'
import { overview as overviewInChinese } from './zh/overview'
import { watch as watchInChinese } from './zh/watch'

/** With what only a terminal shows; a browser would load it for nothing. */
export const allEnglish = {
  ...en,
  cli: cliInEnglish,
  monitor: monitorInEnglish,
  overview: overviewInEnglish,
  watch: watchInEnglish,
}
export const allChinese: Translated<typeof allEnglish> = {
  ...zh,
  cli: cliInChinese,
  monitor: monitorInChinese,
  overview: overviewInChinese,
  watch: watchInChinese,
}

export type TextKey = TextPath<typeof allEnglish>
export type Translate = TranslateOf<TextKey>

/** Translates into a language, in programs that hold them all; the console loads the one that is read. */
export function translatorOf(language: Language): Translate {
  return translatorFrom(language, { en: allEnglish, zh: allChinese }[language])
}
