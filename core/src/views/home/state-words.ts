import type { HomeSummary } from '../../contract/home/home'
import { homeState, readableParts, waitingCnt, waitingParts } from '../../domain/home'
import { homeFiguresLastMs, minuteMs } from '../../limits'
import { formatShortInstant } from '../../text/format'
import type { Translate } from '../../text/translate'
import { homeStateTone, type Tone } from '../../tones'

/** A sentence, with what is said besides where there is room. */
export interface StateWords {
  readonly text: string
  readonly tone: Tone
  /** Why it may not be so any more, where the sentence is not about that itself. */
  readonly doubt: string | undefined
  readonly notes: readonly string[]
}

interface StateFacts {
  /** Now by the server's clock (epoch milliseconds). */
  readonly at: number
  /** Within which help should be with a trapped passenger. */
  readonly targetMs: number
  /** Whether the contact with the server is lost, or asking it for the figures has failed. */
  readonly isStale: boolean
  /** How late devices' messages are. */
  readonly ingestDelayMs: number
  /** On whose clock the time of the figures is; the estate's, if it is left out. */
  readonly timeZone?: string
}

/** What was looked at, by its names. */
export function checkedWords(summary: HomeSummary, translate: Translate): string {
  const names = readableParts(summary).map(part => translate(`home.waiting.parts.${part}`))
  return translate('home.state.quietAbout', { parts: names.join(translate.language === 'zh' ? '、' : ', ') })
}

/** Why what is known may not be so: it is out of date, or devices are not listened to. */
function doubtWords(figuresAt: string, isCalm: boolean, isOld: boolean, translate: Translate): string {
  if (!isOld) return translate('home.state.delayed')
  return translate(isCalm ? 'home.state.notKnownSince' : 'home.state.outOfDate', { at: figuresAt })
}

/**
 * How the estate is, in a sentence with the time of its figures. What is out of date is never calm, nor is a night in which devices are
 * not listened to; what was known to wait is still said.
 * @param summary undefined where it could not be had
 */
export function stateWords(
  summary: HomeSummary | undefined,
  { at, targetMs, isStale, ingestDelayMs, timeZone }: StateFacts,
  translate: Translate,
): StateWords {
  if (!summary) return { text: translate('home.state.notKnown'), tone: 'critical', doubt: undefined, notes: [] }
  const state = homeState(summary, at, targetMs)
  const figuresAt = formatShortInstant(summary.at, at, timeZone)
  const isOld = isStale || at - summary.at > homeFiguresLastMs
  const text = translate(`home.state.${state}`, { minutes: targetMs / minuteMs, number: waitingCnt(summary) })
  if (isOld || ingestDelayMs > 0) {
    const isCalm = state === 'quiet' || state === 'unknown'
    const doubt = doubtWords(figuresAt, isCalm, isOld, translate)
    return isCalm
      ? { text: doubt, tone: 'critical', doubt: undefined, notes: [] }
      : { text, tone: 'critical', doubt, notes: [] }
  }
  const isOfAll = readableParts(summary).length === waitingParts.length
  return {
    text,
    tone: homeStateTone[state],
    doubt: undefined,
    notes: [
      translate('home.state.asOf', { at: figuresAt }),
      ...(state === 'quiet' && !isOfAll ? [checkedWords(summary, translate)] : []),
    ],
  }
}
