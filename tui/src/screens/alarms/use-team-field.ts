import { passengerTraps } from '@liftwatch/core/contract/passenger-traps'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import type { FieldOption } from '../../components/form/choice-state'
import type { FieldSpec } from '../../components/form/field-spec'
import { useProgram } from '../../program'

export interface TeamField extends FieldSpec<'team'> {
  readonly options: readonly FieldOption[]
}

/** The field for the team that is sent, with those that were sent before. */
export function useTeamField(isWanted: boolean): TeamField {
  const { translate } = useProgram()
  const { data: teams = [] } = useAnswer(passengerTraps.teams, isWanted ? {} : undefined)
  return {
    name: 'team',
    label: translate('traps.team'),
    kind: 'line',
    isRequired: true,
    options: teams.map(team => ({ value: team, label: team })),
    newLabel: team => translate('monitor.newTeamOption', { team }),
  }
}
