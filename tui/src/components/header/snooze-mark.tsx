import { useSyncExternalStore } from 'react'
import { formatShortTime } from '@liftwatch/core/text/format'
import { useMinute } from '../../program/clock'
import { Words } from '../text/words'
import { useProgram } from '../../program/program'
import { glyphs } from '../../program/theme'

/** Says until when the bell is silent. */
export function SnoozeMark() {
  const { translate, snooze } = useProgram()
  const until = useSyncExternalStore(snooze.subscribe, snooze.until, snooze.until)
  const now = useMinute()
  if (until === undefined) return null
  const at = formatShortTime(until, now)
  return <Words tone="warning">{` ${glyphs.warning} ${translate('watch.alerts.silentUntil', { at })}`}</Words>
}
