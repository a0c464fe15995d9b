import { formatDuration } from '../../text/format'
import type { Translate } from '../../text/all-texts'
import type { Tone } from '../../tones'

/** Clocks that differ by less are taken to agree. */
const clocksAgreeMs = 2_000

interface HealthWords {
  readonly text: string
  readonly tone: Tone
}

/**
 * How the server does, besides whether it can be reached.
 * @param clockAheadMs by how much its clock is ahead of this machine's
 * @param ingestDelayMs how late devices' messages are
 */
export function healthWords(
  { clockAheadMs, ingestDelayMs }: { readonly clockAheadMs: number; readonly ingestDelayMs: number },
  translate: Translate,
): HealthWords[] {
  const by = formatDuration(Math.abs(clockAheadMs), translate.language)
  const delay = formatDuration(ingestDelayMs, translate.language)
  return [
    Math.abs(clockAheadMs) < clocksAgreeMs
      ? { text: translate('overview.health.clockAgrees'), tone: 'muted' }
      : {
          text: translate(clockAheadMs > 0 ? 'overview.health.clockBehind' : 'overview.health.clockAhead', { by }),
          tone: 'warning',
        },
    ingestDelayMs === 0
      ? { text: translate('overview.health.devicesInTime'), tone: 'muted' }
      : { text: translate('overview.health.devicesDelayed', { delay }), tone: 'critical' },
  ]
}
