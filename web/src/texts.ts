import { createListeners } from '@liftwatch/core/client/listeners'
import { en } from '@liftwatch/core/text/en'
import { languages, translatorFrom, type Language, type Translate } from '@liftwatch/core/text/translate'
import { useSyncExternalStore } from 'react'
import { oneOf, storedSetting } from './stored-setting'

const languageSetting = storedSetting('language', oneOf(languages))
const defaultLanguage: Language = 'en'
const english = translatorFrom('en', en)

/** The other languages are loaded when they are chosen: no one reads two at once. */
const loaders: Record<Language, () => Promise<Translate>> = {
  en: () => Promise.resolve(english),
  zh: async () => translatorFrom('zh', (await import('@liftwatch/core/text/zh')).zh),
}

interface Shown {
  readonly language: Language
  readonly translate: Translate
}

let shown: Shown = { language: defaultLanguage, translate: english }
const listeners = createListeners()

/** Shows the chosen language once it is here. Rejects where it cannot be loaded; what is shown stays. */
async function showChosen(): Promise<void> {
  const language = languageSetting.read() ?? defaultLanguage
  const translate = await loaders[language]()
  // Another may have been chosen meanwhile.
  if (language !== (languageSetting.read() ?? defaultLanguage)) return
  shown = { language, translate }
  document.documentElement.lang = language
  listeners.call()
}

languageSetting.subscribe(() => void showChosen())

/** Before the first page is drawn, so that it does not change its language under the reader's eyes. */
export const textsReady: Promise<void> = showChosen().catch(() => {
  // English is better than nothing; the page can be loaded again.
})

export function useLanguage(): { readonly language: Language; readonly choose: (language: Language) => void } {
  const { language } = useSyncExternalStore(listeners.subscribe, () => shown)
  return { language, choose: languageSetting.write }
}

/** Translates into the chosen language. */
export function useTexts(): Translate {
  return useSyncExternalStore(listeners.subscribe, () => shown).translate
}

/** For what is said outside of any component. */
export function currentTexts(): Translate {
  return shown.translate
}
