import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { maintenanceDays } from '@liftwatch/core/contract/maintenance/maintenance-days'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { entryFact } from '../../components/facts/entry'
import type { Fact } from '../../components/facts/facts'
import { useNavigation } from '../../navigation/navigation'
import { useProgram } from '../../program/program'

/** Leads from a lift to the months of its maintenance, for those who may see them. */
export function useMonthEntry(liftId: string, title: string): Fact[] {
  const { translate } = useProgram()
  const { open } = useNavigation()
  if (!isPermitted(maintenanceDays.list, usePermissions())) return []
  const label = translate('maintenance.calendar.days')
  const start = () => open({ name: 'maintenance-month', liftId, title })
  return [entryFact({ key: 'maintenance-month', label, open: start }, translate)]
}
