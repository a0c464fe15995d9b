import { en } from './en'
import { translatorFrom, type Language, type Translate } from './translate'
import { zh } from './zh'

/** Translates into a language, in programs that hold them all; the console loads the one that is read. */
export function translatorOf(language: Language): Translate {
  return translatorFrom(language, { en, zh }[language])
}
