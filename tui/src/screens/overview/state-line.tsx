import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import { useLive } from '@liftwatch/core/hooks/live'
import { minuteMs } from '@liftwatch/core/limits'
import { stateWords } from '@liftwatch/core/views/home/state-words'
import { widthOf } from '../../components/text/fit'
import { Words } from '../../components/text/words'
import { useServerSecond } from '../../program/clock'
import { useIsStale } from '../../program/connection'
import { useProgram } from '../../program/program'
import { glyphs } from '../../program/theme'

/** A sentence with as many notes as there is room for. */
function withNotes(sentence: string, notes: readonly string[], width: number): string {
  return notes.reduce((line, note) => {
    const longer = `${line} · ${note}`
    return widthOf(longer) <= width ? longer : line
  }, sentence)
}

interface StateLineProps {
  readonly width: number
  /** Undefined until it is there. */
  readonly summary: HomeSummary | undefined
  /** Why it could not be had, or not again. */
  readonly error: unknown
}

/** How the estate is, in a sentence. By the second: a passenger is late from one to the next. */
export function StateLine({ width, summary, error }: StateLineProps) {
  const { translate, settings } = useProgram()
  const now = useServerSecond()
  const { ingestDelayMs } = useLive()
  const isContactLost = useIsStale()
  const isStale = isContactLost || Boolean(error)
  if (!summary && !isStale) return <Words tone="muted">{` ${translate('monitor.loading')}`}</Words>
  const targetMs = settings.trapTargetMinutes * minuteMs
  const { text, tone, doubt, notes } = stateWords(summary, { at: now, targetMs, isStale, ingestDelayMs }, translate)
  // Where there is room for one alone it is the doubt: what waits is below in rows.
  const [first = '', ...others] = [doubt, text, ...notes].filter(words => words !== undefined)
  return (
    <Words tone={tone} isBold={tone !== 'ok'}>
      {withNotes(` ${glyphs[tone]} ${first}`, others, width)}
    </Words>
  )
}
