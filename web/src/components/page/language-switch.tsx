import { languages, type Language } from '@liftwatch/core/text/translate'
import { useLanguage, useFirstTexts } from '../../texts'
import { PlainButton } from '../inputs/plain-button'

/**
 * 中文, in strokes: as text it would be all on a first screen that the page's font lacks. To find another for it took a browser a third
 * of the time in which it lays that screen out, and where there is none it would be two empty boxes.
 */
const drawnNames: Partial<Record<Language, string>> = {
  zh: 'M4 7h15v8H4zM11.5 3v18M33.5 3v3.5M25 6.5h17M38 6.5c-1.5 6-5.5 11-12.5 14.5M29 6.5c1.5 6 5.5 11 12.5 14.5',
}

interface LanguageNameProps {
  readonly name: string
  readonly strokes: string | undefined
}

function LanguageName({ name, strokes }: LanguageNameProps) {
  if (!strokes) return name
  return (
    <svg
      role="img"
      aria-label={name}
      width={32}
      height={17}
      viewBox="0 0 45 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes} />
    </svg>
  )
}

/** Offers the other language, by its own name. */
export function LanguageSwitch() {
  const t = useFirstTexts()
  const { language, choose } = useLanguage()
  return languages
    .filter(other => other !== language)
    .map(other => (
      <PlainButton key={other} variant="ghost" shape="narrow" lang={other} onClick={() => choose(other)}>
        <LanguageName name={t(`console.shell.languageNames.${other}`)} strokes={drawnNames[other]} />
      </PlainButton>
    ))
}
