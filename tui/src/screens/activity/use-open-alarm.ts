import type { WatchedAlarm, WatchedRow } from '@liftwatch/core/domain/watch-entries'
import { AppError } from '@liftwatch/core/errors'
import { useNavigation, type Screen } from '../../navigation'
import { useWatch } from '../../watch/use-watch'

function screenOf({ kind, row }: WatchedRow): Screen {
  if (kind === 'rbes') return { name: 'record', of: 'rbe', row }
  return kind === 'liftFaults'
    ? { name: 'record', of: 'lift-fault', row }
    : { name: 'record', of: 'passenger-trap', row }
}

/** Opens an alarm as it is now. Rejects where it cannot be had. */
export function useOpenAlarm(): (alarm: WatchedAlarm) => Promise<void> {
  const { open } = useNavigation()
  const { rows } = useWatch()
  return async alarm => {
    const found = alarm.kind === 'rbes' ? await rows.event(alarm) : await rows.byId(alarm.kind, alarm.id)
    if (!found) throw new AppError('not-found')
    open(screenOf(found))
  }
}
