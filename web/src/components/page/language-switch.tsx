import { languages } from '@liftwatch/core/text/translate'
import { useLanguage, useFirstTexts } from '../../texts'
import { PlainButton } from '../inputs/plain-button'

/** Offers the other language, by its own name. */
export function LanguageSwitch() {
  const t = useFirstTexts()
  const { language, choose } = useLanguage()
  return languages
    .filter(other => other !== language)
    .map(other => (
      <PlainButton key={other} variant="ghost" shape="narrow" lang={other} onClick={() => choose(other)}>
        {t(`console.shell.languageNames.${other}`)}
      </PlainButton>
    ))
}
