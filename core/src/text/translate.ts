import { createInstance } from 'i18next'
import { dayNotFreeReason } from '../contract/maintenance/maintenance-fields'
import type { AppError } from '../errors'
import type { en } from './en'
import { formatInstant } from './format'
import type { TextPath } from './translated'

export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

/** Translates the texts that it knows; one that knows more can replace one that knows fewer. */
export interface TranslateOf<Key extends string> {
  (key: Key, values?: Record<string, string | number>): string
  /** For what has words of its own in each language, such as the labels of fault numbers. */
  readonly language: Language
}

export type TextKey = TextPath<typeof en>
export type Translate = TranslateOf<TextKey>

/** Translates by the texts of one language, ready at once. */
export function translatorFrom<Texts extends object>(language: Language, texts: Texts): TranslateOf<TextPath<Texts>> {
  const instance = createInstance()
  void instance.init({
    lng: language,
    initAsync: false,
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  const translate = (key: TextPath<Texts>, values?: Record<string, string | number>) => instance.t(key, values ?? {})
  return Object.assign(translate, { language })
}

/** An error in the reader's language, by its code; instants (names that end in At) in the zone, which is the estate's unless another is chosen. */
export function errorText(translate: Translate, error: AppError, timeZone?: string): string {
  const wordOf = (name: string, value: string | number) => {
    if (name.endsWith('At')) return formatInstant(Number(value), timeZone)
    const reason = dayNotFreeReason.safeParse(value)
    return name === 'reason' && reason.success ? translate(`maintenance.reasons.${reason.data}`) : value
  }
  const values = Object.fromEntries(Object.entries(error.params).map(([name, value]) => [name, wordOf(name, value)]))
  return translate(`errors.${error.code}`, values)
}
