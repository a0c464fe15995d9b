import { useSyncExternalStore } from 'react'
import { Words } from '../components/text/words'
import { useProgram } from '../program'
import { glyphs } from '../theme'
import { shortTime } from '../components/text/short-time'

/** Says until when the bell is silent. */
export function SnoozeMark() {
  const { translate, snooze } = useProgram()
  const until = useSyncExternalStore(snooze.subscribe, snooze.until, snooze.until)
  if (until === undefined) return null
  return (
    <Words tone="warning">{` ${glyphs.warning} ${translate('watch.alerts.silentUntil', { at: shortTime(until) })}`}</Words>
  )
}
