import { createListeners } from '@liftwatch/core/client/listeners'
import { firstEnglish } from '@liftwatch/core/text/first-english'
import {
  languages,
  translatorFrom,
  type FirstTranslate,
  type Language,
  type Translate,
} from '@liftwatch/core/text/translate'
import { useSyncExternalStore } from 'react'
import { oneOf, storedSetting } from './stored-setting'

const languageSetting = storedSetting('language', oneOf(languages))
const defaultLanguage: Language = 'en'

/** All texts of a language: no one reads two at once. */
const loaders: Record<Language, () => Promise<Translate>> = {
  en: async () => translatorFrom('en', (await import('@liftwatch/core/text/en')).en),
  zh: async () => translatorFrom('zh', (await import('@liftwatch/core/text/zh')).zh),
}

interface Shown {
  readonly language: Language
  readonly first: FirstTranslate
  /** Once there are more than the first. */
  readonly all?: Translate
}

let shown: Shown = { language: defaultLanguage, first: translatorFrom(defaultLanguage, firstEnglish) }
const listeners = createListeners()

const chosen = () => languageSetting.read() ?? defaultLanguage

/** Shows the chosen language, with all of its texts. Rejects where they cannot be loaded; what is shown stays. */
async function showChosen(): Promise<void> {
  const language = chosen()
  const all = await loaders[language]()
  // Another may have been chosen meanwhile.
  if (language !== chosen()) return
  shown = { language, first: all, all }
  document.documentElement.lang = language
  listeners.call()
}

languageSetting.subscribe(() => void showChosen())

/** Before the first page is drawn, so that it does not change its language under the reader's eyes. */
export const firstTextsReady: Promise<void> =
  chosen() === shown.language
    ? Promise.resolve()
    : showChosen().catch(() => {
        // English is better than nothing; the page can be loaded again.
      })

/** What a page waits for that has more to say than the first texts. Rejects where they cannot be loaded. */
export async function loadTexts(): Promise<Translate> {
  while (!shown.all) await showChosen()
  return shown.all
}

export function useLanguage(): { readonly language: Language; readonly choose: (language: Language) => void } {
  const { language } = useSyncExternalStore(listeners.subscribe, () => shown)
  return { language, choose: languageSetting.write }
}

/** Translates into the chosen language. Only in pages that have waited for `loadTexts`, as all do that come by `lazyPage`. */
export function useTexts(): Translate {
  const { all } = useSyncExternalStore(listeners.subscribe, () => shown)
  if (!all) throw new Error('These texts are not loaded yet: only the first are.')
  return all
}

/** The same for what the login page shows, and for what any page may have to say before its texts are here. */
export function useFirstTexts(): FirstTranslate {
  return useSyncExternalStore(listeners.subscribe, () => shown).first
}

/** For what is said outside of any component. */
export function currentTexts(): FirstTranslate {
  return shown.first
}
