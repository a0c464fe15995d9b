import { checkInput } from '@liftwatch/core/contract/check-input'
import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { passengerTraps } from '@liftwatch/core/contract/passenger-traps'
import { inputProblems } from '@liftwatch/core/errors'
import { usePassengerTrapActions } from '@liftwatch/core/hooks/passenger-trap-actions'
import { usePassengerTrap, useTrapTeams } from '@liftwatch/core/hooks/passenger-traps'
import { Box } from 'ink'
import { useState } from 'react'
import { Field } from '../../components/form/field'
import { useForm } from '../../components/form/use-form'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { useStandingOf } from '../../components/frame/use-standing'
import { refusalText } from '../../components/message/refusal-text'
import { Words } from '../../components/text/words'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'

const fieldWidth = 50
const linesBesidesTeams = 6

/** Acknowledges a trap with the team that is sent; the teams sent before are offered. */
export function AcknowledgeTrapScreen({ opened }: { readonly opened: PassengerTrap }) {
  const { translate, messages } = useProgram()
  const { back } = useNavigation()
  const { height } = useFrameSize()
  const { data, error } = usePassengerTrap(opened.id)
  const { data: teams = [] } = useTrapTeams(true)
  const { acknowledge } = usePassengerTrapActions(data ?? opened)
  const [problem, setProblem] = useState<string>()
  const standing = useStandingOf(error)
  const fields = [
    {
      name: 'team',
      label: translate('traps.team'),
      kind: 'line',
      options: teams.map(team => ({ value: team, label: team })),
    } as const,
  ]

  async function submit({ team }: { readonly team: string }): Promise<void> {
    if (acknowledge.refusal) return messages.show(refusalText(translate, acknowledge.refusal), 'warning')
    const parsed = checkInput(passengerTraps.acknowledge.input, { id: opened.id, team })
    if (!parsed.success) {
      const [first] = inputProblems(parsed.error)
      return setProblem(team.trim() === '' ? translate('traps.teamRequired') : first!.message)
    }
    await acknowledge.run(parsed.data)
    messages.show(`${opened.liftName}: ${translate('alarms.acknowledged')}`, 'ok')
    back()
  }

  const { state } = useForm({ fields, initial: { team: '' }, width: fieldWidth, submit, cancel: back })
  const refused = acknowledge.refusal && {
    text: refusalText(translate, acknowledge.refusal),
    tone: 'warning' as const,
  }
  return (
    <Frame
      trail={[translate('tables.titles.passengerTraps'), opened.liftName, translate('alarms.actions.acknowledge')]}
      standing={standing ?? refused}
    >
      <Box flexDirection="column" paddingX={2} paddingTop={1} gap={1}>
        <Words wrap="wrap">{opened.address}</Words>
        <Field
          spec={fields[0]!}
          state={state.fields.team}
          isFocused
          error={problem}
          width={fieldWidth}
          suggestionsMax={Math.max(1, height - linesBesidesTeams)}
        />
      </Box>
    </Frame>
  )
}
