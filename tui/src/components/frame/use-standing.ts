import { useLive } from '@liftwatch/core/hooks/live'
import { formatTimeOfDay } from '@liftwatch/core/text/format'
import { isLost, useContact } from '../../connection'
import { useProgram } from '../../program'
import type { Message } from '../message/message-board'
import { failureText } from '../message/refusal-text'
import type { Rows } from '../record-list/rows'

/** What any screen has to say before all else: that what it shows is stale, or that it could not be had. */
export function useStandingOf(error: unknown): Message | undefined {
  const { translate } = useProgram()
  const contact = useContact()
  const { lastContactAt } = useLive()
  if (isLost(contact) && lastContactAt !== null) {
    return { text: translate('live.staleSince', { at: formatTimeOfDay(lastContactAt) }), tone: 'critical' }
  }
  return error ? { text: failureText(translate, error), tone: 'critical' } : undefined
}

/** For the list: failing that, which of how many rows are to be seen. */
export function useListStanding<Row>(
  { total, error }: Pick<Rows<Row>, 'total' | 'error'>,
  top: number,
  height: number,
): Message | undefined {
  const { translate } = useProgram()
  const standing = useStandingOf(error)
  if (standing) return standing
  if (total === undefined) return { text: translate('monitor.loading'), tone: 'muted' }
  const to = Math.min(total, top + height)
  return total === 0 ? undefined : { text: translate('alarms.shown', { from: top + 1, to, total }), tone: 'muted' }
}
