import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import { homeState, readableParts, waitingCnt, type HomeState } from '@liftwatch/core/domain/home'
import { minuteMs } from '@liftwatch/core/limits'
import { formatShortInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/translate'
import { homeStateTone } from '@liftwatch/core/tones'
import { trapTargetMinutes } from '../../alerts/settings'
import { ToneIcon } from '../../components/marks/tone-icon'
import { useServerNow } from '../../now'
import { useTexts } from '../../texts'
import type { Doubt } from './use-doubt'

interface StateLineProps {
  readonly summary: HomeSummary
  readonly doubt: Doubt | undefined
}

function wordsOf(t: Translate, state: HomeState, summary: HomeSummary, minutes: number): string {
  if (state === 'late') return t('home.state.late', { minutes })
  return state === 'waiting' ? t('home.state.waiting', { number: waitingCnt(summary) }) : t(`home.state.${state}`)
}

/** How the estate is, in a sentence, and of which moment that is. What cannot be believed never looks calm. */
export function StateLine({ summary, doubt }: StateLineProps) {
  const t = useTexts()
  const now = useServerNow()
  const minutes = trapTargetMinutes.use()
  const state = homeState(summary, now, minutes * minuteMs)
  const isCalm = state === 'quiet' || state === 'unknown'
  const tone = doubt && isCalm ? 'warning' : homeStateTone[state]
  const at = formatShortInstant(summary.at, now)
  const staleWords = isCalm ? 'home.state.notKnownSince' : 'home.state.outOfDate'
  const doubtWords = doubt && t(doubt === 'stale' ? staleWords : 'home.state.delayed', { at })
  return (
    <div className="state" data-tone={tone}>
      <p aria-live="polite">
        <span className="mark">
          <ToneIcon tone={tone} />
          {doubtWords && isCalm ? doubtWords : wordsOf(t, state, summary, minutes)}
        </span>
      </p>
      {doubtWords && !isCalm && <p>{doubtWords}</p>}
      {!doubt && state === 'quiet' && (
        <p className="small">
          {t('home.state.quietAbout', {
            parts: readableParts(summary)
              .map(part => t(`home.waiting.parts.${part}`))
              .join(t.language === 'zh' ? '、' : ', '),
          })}
        </p>
      )}
    </div>
  )
}
