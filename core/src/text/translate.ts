import { createInstance } from 'i18next'
import type { en } from './en'
import type { firstEnglish } from './first-english'
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
export type FirstTranslate = TranslateOf<TextPath<typeof firstEnglish>>

/** The text at a dotted path, if it is whole as it is: most are, and the library takes its time over each. */
function plainText(texts: object, key: string): string | undefined {
  let found: unknown = texts
  for (const name of key.split('.')) found = (found as Readonly<Record<string, unknown>> | undefined)?.[name]
  return typeof found === 'string' && !found.includes('{{') && !found.includes('$t(') ? found : undefined
}

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
  const translate = (key: TextPath<Texts>, values?: Record<string, string | number>) =>
    (values ? undefined : plainText(texts, key)) ?? instance.t(key, values ?? {})
  return Object.assign(translate, { language })
}
