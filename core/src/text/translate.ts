import { createInstance } from 'i18next'
import type { AppError } from '../errors'
import type { en } from './en'
import { formatInstant } from './format'
import type { TextPath, Translated } from './translated'

export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

export type TextKey = TextPath<typeof en>
export interface Translate {
  (key: TextKey, values?: Record<string, string | number>): string
  /** For what has words of its own in each language, such as the labels of fault numbers. */
  readonly language: Language
}

/** Translates by the texts of one language, ready at once. */
export function translatorFrom(language: Language, texts: Translated<typeof en>): Translate {
  const instance = createInstance()
  void instance.init({
    lng: language,
    initAsync: false,
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  const translate = (key: TextKey, values?: Record<string, string | number>) => instance.t(key, values ?? {})
  return Object.assign(translate, { language })
}

/** An error in the reader's language, by its code; instants (names that end in At) in the estate's zone. */
export function errorText(translate: Translate, error: AppError): string {
  const values = Object.fromEntries(
    Object.entries(error.params).map(([name, value]) => [
      name,
      name.endsWith('At') ? formatInstant(Number(value)) : value,
    ]),
  )
  return translate(`errors.${error.code}`, values)
}
