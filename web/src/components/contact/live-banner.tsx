import { isContactLost } from '@liftwatch/core/client/contact'
import type { LiveState } from '@liftwatch/core/client/live'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useLive } from '@liftwatch/core/hooks/live'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/translate'
import type { Tone } from '@liftwatch/core/tones'
import { useNow } from '../../now'
import { useTexts } from '../../texts'
import { useIsStale } from './staleness'
import { PlainButton } from '../inputs/plain-button'
import { ToneIcon } from '../marks/tone-icon'

/** A stream that is back at once deserves no alarm. */
const reconnectQuietMs = 1_500

function trouble(
  t: Translate,
  live: LiveState,
  now: number,
): { readonly tone: Tone; readonly text: string } | undefined {
  const at = formatInstant(live.lastContactAt)
  if (live.mode === 'stopped') return { tone: 'critical', text: t('live.stopped', { failures: live.failures, at }) }
  if (isContactLost(live, now)) {
    return { tone: 'warning', text: live.lastContactAt === null ? t('live.never') : t('live.staleSince', { at }) }
  }
  if (live.mode === 'connecting') {
    const isQuiet = live.lastContactAt === null || now - live.since < reconnectQuietMs
    return isQuiet ? undefined : { tone: 'warning', text: t('console.live.reconnecting') }
  }
  if (live.ingestDelayMs > 0) {
    return {
      tone: 'critical',
      text: t('live.ingestDelayed', { delay: formatDuration(live.ingestDelayMs, t.language) }),
    }
  }
  return live.mode === 'polling' ? { tone: 'info', text: t('live.polling') } : undefined
}

/** Says when the screen cannot be trusted to be up to date, and how old it is. A lost connection never looks like a quiet night. */
export function LiveBanner() {
  const t = useTexts()
  const state = useLive()
  const { live } = useFrontEnd()
  const now = useNow()
  const isStale = useIsStale()
  const said = trouble(t, state, now)
  return (
    <div role="alert" aria-atomic="false">
      {said && (
        <div className="lw-banner" data-tone={said.tone}>
          <ToneIcon tone={said.tone} />
          <strong>{said.text}</strong>
          {isStale && state.lastContactAt !== null && (
            <span aria-hidden>{t('live.age', { age: formatDuration(now - state.lastContactAt, t.language) })}</span>
          )}
          {state.mode === 'stopped' && (
            <PlainButton variant="solid" size="xs" onClick={live?.retry}>
              {t('alarms.actions.retry')}
            </PlainButton>
          )}
        </div>
      )}
    </div>
  )
}
