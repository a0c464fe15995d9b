import type { LiftRow } from '@liftwatch/core/contract/estate/lifts'
import { liftsOfBuildingView, liftsOfLmdView, liftView } from '@liftwatch/core/views/resources/lifts'
import type { Commands } from '../../input/key-router'
import { recordKind, type RecordKind } from '../records/record-kind'
import { useLogCaseCommand } from '../cases/use-log-case-command'
import { useUsualCommands } from '../records/use-usual-commands'
import { usePlanCommand } from '../switch-offs/use-plan-command'
import { liftFacts } from './lift-facts'

function useLiftCommands(lift: LiftRow | undefined): Commands {
  return {
    ...useUsualCommands(liftView, lift),
    ...useLogCaseCommand(lift && { liftId: lift.id, liftName: lift.name }),
    ...usePlanCommand(lift),
  }
}

export const liftKind = recordKind<LiftRow>(liftView, {
  facts: (lift, { translate }) => liftFacts(lift, translate),
  useCommands: useLiftCommands,
  screenOf: row => ({ name: 'lift', id: row.id, title: row.name, row }),
})

export const liftsOfBuildingKind: RecordKind<LiftRow> = { ...liftKind, ...liftsOfBuildingView }

export const liftsOfLmdKind: RecordKind<LiftRow> = { ...liftKind, ...liftsOfLmdView }
