import { Button } from '@chakra-ui/react'
import { languages } from '@liftwatch/core/text/translate'
import { useLanguage, useFirstTexts } from '../../texts'

/** Offers the other language, by its own name. */
export function LanguageSwitch() {
  const t = useFirstTexts()
  const { language, choose } = useLanguage()
  return languages
    .filter(other => other !== language)
    .map(other => (
      <Button key={other} variant="ghost" px="2" lang={other} onClick={() => choose(other)}>
        {t(`console.shell.languageNames.${other}`)}
      </Button>
    ))
}
