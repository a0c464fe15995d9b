import type { CheckDetail, MaintenanceCheck } from '@liftwatch/core/contract/maintenance/maintenance-checks'
import { formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { maintenanceCheckView } from '@liftwatch/core/views/resources/maintenance-checks'
import type { Fact } from '../../components/facts/facts'
import type { Commands } from '../../input/key-router'
import { useNavigation } from '../../navigation/navigation'
import { recordKind } from '../records/record-kind'
import { useUsualCommands } from '../records/use-usual-commands'

/** What was said of a check, oldest first. */
function remarkFacts({ history }: CheckDetail, t: Translate): Fact[] {
  const label = t('maintenance.checks.history')
  if (history.length === 0) return [{ key: 'history', label, text: t('maintenance.checks.noHistory') }]
  return history.map(({ id, at, userName, remarks }) => ({
    key: id,
    label: formatInstant(at),
    text: `${userName}: ${remarks}`,
  }))
}

function useCheckCommands(row: MaintenanceCheck | undefined): Commands {
  const { open } = useNavigation()
  const usual = useUsualCommands(maintenanceCheckView, row)
  if (!row) return usual
  const { liftId: id, liftName: title } = row
  return { ...usual, 'lift.open': { run: () => open({ name: 'lift', id, title }) } }
}

/** Checks of maintenance days; a detail has all that was said of it, and each leads to its lift. */
export const checkKind = recordKind<MaintenanceCheck>(maintenanceCheckView, {
  useCommands: useCheckCommands,
  // A list does not know what was said before.
  useDetail: (row, facts, { translate }) =>
    'history' in row ? [...facts, ...remarkFacts(row as CheckDetail, translate)] : facts,
})
