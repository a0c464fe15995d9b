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

/** Which parts were looked at, where these are not all; nothing for a reader of all. */
function checkedWords(summary: HomeSummary, translate: Translate): string | undefined {
  const readable = readableParts(summary)
  if (readable.length === waitingParts.length) return undefined
  const names = readable.map(part => translate(`home.waiting.parts.${part}`))
  return translate('home.state.quietAbout', { parts: names.join(translate.language === 'zh' ? '、' : ', ') })
}

/**
 * How the estate is, in a sentence with the time of its figures. What is out of date is never calm, nor is a night in which devices are
 * not listened to.
 * @param summary undefined where it could not be had
 */
export function stateWords(
  summary: HomeSummary | undefined,
  { at, targetMs, isStale, ingestDelayMs, timeZone }: StateFacts,
  translate: Translate,
): StateWords {
  if (!summary) return { text: translate('home.state.notKnown'), tone: 'critical', notes: [] }
  const figuresAt = formatShortInstant(summary.at, at, timeZone)
  if (isStale || at - summary.at > homeFiguresLastMs) {
    return { text: translate('home.state.notKnownSince', { at: figuresAt }), tone: 'critical', notes: [] }
  }
  const state = homeState(summary, at, targetMs)
  const isQuiet = state === 'quiet'
  if (isQuiet && ingestDelayMs > 0) return { text: translate('home.state.delayed'), tone: 'critical', notes: [] }
  const values = { minutes: targetMs / minuteMs, number: waitingCnt(summary) }
  const checked = isQuiet ? checkedWords(summary, translate) : undefined
  return {
    text: translate(`home.state.${state}`, values),
    tone: homeStateTone[state],
    notes: [translate('home.state.asOf', { at: figuresAt }), ...(checked === undefined ? [] : [checked])],
  }
}
