import { checkInput } from '@liftwatch/core/contract/check-input'
import { passengerTraps, type PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { namedChoice } from '@liftwatch/core/domain/ranked-choices'
import { inputProblems } from '@liftwatch/core/errors'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { usePassengerTrapActions } from '@liftwatch/core/hooks/passenger-trap-actions'
import { useState } from 'react'
import { useStatusLine } from '../../components/frame/use-status-line'
import { refusalText } from '../../components/message/refusal-text'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { NewTeamQuestion } from '../alarms/new-team-question'
import { useAct } from '../alarms/use-act'
import { useTeamField } from '../alarms/use-team-field'
import { TeamForm } from './team-form'

/** Acknowledges a trap with the team that is sent; the teams sent before are offered, and another one is asked about. */
export function AcknowledgeTrapScreen({ opened }: { readonly opened: PassengerTrap }) {
  const { translate, messages } = useProgram()
  const { back } = useNavigation()
  const act = useAct()
  const { data, error } = useAnswer(passengerTraps.detail, { id: opened.id })
  const { acknowledge, takeBack } = usePassengerTrapActions(data ?? opened)
  const field = useTeamField(true)
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<string>()
  const statusLine = useStatusLine(error)
  const { id, liftName, address } = opened

  async function send(team: string): Promise<void> {
    setAsked(undefined)
    const isDone = await act({
      id,
      name: translate('monitor.alarmNames.passengerTrap', { lift: liftName }),
      doing: 'monitor.doing.acknowledge',
      done: 'alarms.acknowledged',
      run: () => acknowledge.run({ id, team }),
      takeBack: after => takeBack.run({ id, team: after.team ?? team }),
    })
    if (isDone) back()
  }

  function submit({ team }: { readonly team: string }): unknown {
    if (acknowledge.refusal) return messages.show(refusalText(translate, acknowledge.refusal), 'warning')
    const parsed = checkInput(passengerTraps.acknowledge.input, { id, team })
    if (!parsed.success) {
      const [first] = inputProblems(parsed.error)
      return setProblem(team.trim() === '' ? translate('traps.teamRequired') : first!.message)
    }
    setProblem(undefined)
    const known = namedChoice(field.options, team)
    return known ? send(known.value) : setAsked(parsed.data.team)
  }

  const refused = acknowledge.refusal && {
    text: refusalText(translate, acknowledge.refusal),
    tone: 'warning' as const,
  }
  const trail = [translate('tables.titles.passengerTraps'), liftName, translate('alarms.actions.acknowledge')]
  return (
    <NewTeamQuestion trail={trail} team={asked} yes={team => void send(team)} no={() => setAsked(undefined)}>
      <TeamForm
        trail={trail}
        address={address}
        field={field}
        problem={problem}
        statusLine={statusLine ?? refused}
        submit={submit}
        cancel={back}
      />
    </NewTeamQuestion>
  )
}
