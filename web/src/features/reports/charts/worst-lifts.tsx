import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { useTexts } from '../../../texts'
import { worstLiftBars } from './load-bars'
import { LoadBarsSection } from './load-bars-section'

/** The lifts with most alarms, and what part of all alarms they had. */
export function WorstLifts({ lifts }: { readonly lifts: AlarmLoad['worstLifts'] }) {
  const t = useTexts()
  const mayOpenLifts = usePermissions().has('lifts')
  if (lifts.length === 0) return null
  return (
    <LoadBarsSection of={worstLiftBars(lifts, t)} toOf={mayOpenLifts ? id => detailPath('lifts', id) : undefined} />
  )
}
