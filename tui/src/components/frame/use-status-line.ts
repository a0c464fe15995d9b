import { useLive } from '@liftwatch/core/hooks/live'
import { formatShortInstant } from '@liftwatch/core/text/format'
import { useMinute } from '../../program/clock'
import { useIsStale } from '../../program/connection'
import { useProgram } from '../../program/program'
import type { Message } from '../message/message-board'
import { failureText } from '../message/refusal-text'
import type { ListState } from '../list/state'
import type { Rows } from '../record-list/rows'

/** What any screen has to say before all else: that what it shows is stale, or that it could not be had. */
export function useStatusLine(error: unknown): Message | undefined {
  const { translate } = useProgram()
  const isStale = useIsStale()
  const now = useMinute()
  const { lastContactAt } = useLive()
  if (isStale && lastContactAt !== null) {
    return { text: translate('live.staleSince', { at: formatShortInstant(lastContactAt, now) }), tone: 'critical' }
  }
  return error ? { text: failureText(translate, error), tone: 'critical' } : undefined
}

type Place = Pick<ListState, 'top' | 'fresh' | 'isGone'>

/**
 * For the list: failing that, that rows have come in above it, that the row under the cursor is in it no longer, or which of how many
 * are to be seen.
 */
export function useListStatusLine<Row>(
  { total, error }: Pick<Rows<Row>, 'total' | 'error'>,
  { top, fresh, isGone }: Place,
  height: number,
): Message | undefined {
  const { translate } = useProgram()
  const statusLine = useStatusLine(error)
  if (statusLine) return statusLine
  if (total === undefined) return { text: translate('monitor.loading'), tone: 'muted' }
  if (total === 0) return undefined
  const shown = translate('alarms.shown', { from: top + 1, to: Math.min(total, top + height), total })
  if (fresh > 0) return { text: `${shown} · ${translate('monitor.newAbove', { number: fresh })}`, tone: 'warning' }
  return { text: isGone ? translate('monitor.goneRow') : shown, tone: 'muted' }
}
