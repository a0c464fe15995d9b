import { switchOffs, type SwitchOff } from '@liftwatch/core/contract/estate/switch-offs'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { usePermissions } from '@liftwatch/core/hooks/session'

/** Lifts that are off longer than was planned. */
export interface OverdueNow {
  readonly total: number
  /** Those that should have run first, 20 at most. */
  readonly rows: readonly SwitchOff[]
}

/** The overdue switch-offs; undefined where that is not known, null for those who see none. */
export function useOverdueNow(): OverdueNow | undefined | null {
  const isShown = usePermissions().has('oms-schedule')
  const asked = { tab: 'DELAY', sort: 'onAt,ASC', size: 20 } as const
  const { data } = useAnswer(switchOffs.page, isShown ? asked : undefined)
  if (!isShown) return null
  return data && { total: data.totalElements, rows: data.content }
}
