import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import { useLive } from '@liftwatch/core/hooks/live'
import { minuteMs } from '@liftwatch/core/limits'
import { checkedWords, stateWords } from '@liftwatch/core/views/home/state-words'
import { trapTargetMinutes } from '../../alerts/settings'
import { ToneIcon } from '../../components/marks/tone-icon'
import { useServerNow } from '../../now'
import { useTexts } from '../../texts'

interface StateLineProps {
  readonly summary: HomeSummary
  /** They may have changed without a word. */
  readonly areOld: boolean
}

/** How the estate is, in a sentence, and of which moment that is. What cannot be believed never looks calm. */
export function StateLine({ summary, areOld }: StateLineProps) {
  const t = useTexts()
  const at = useServerNow()
  const { ingestDelayMs } = useLive()
  const targetMs = trapTargetMinutes.use() * minuteMs
  const { text, tone, doubt } = stateWords(summary, { at, targetMs, isStale: areOld, ingestDelayMs }, t)
  return (
    <div className="state" data-tone={tone}>
      <p aria-live="polite">
        <span className="mark">
          <ToneIcon tone={tone} />
          {text}
        </span>
      </p>
      {doubt !== undefined && <p>{doubt}</p>}
      {tone === 'ok' && <p className="small">{checkedWords(summary, t)}</p>}
    </div>
  )
}
