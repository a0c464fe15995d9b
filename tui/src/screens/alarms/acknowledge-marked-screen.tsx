import { acknowledgeOnce, type OnceOutcome } from '@liftwatch/core/hooks/acknowledge-once'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { namedChoice } from '@liftwatch/core/domain/ranked-choices'
import { commentMaxCharacters, nameMaxCharacters } from '@liftwatch/core/limits'
import { Box } from 'ink'
import { useState } from 'react'
import { Suggestions } from '../../components/form/field'
import { InlineField } from '../../components/form/inline-field'
import type { FieldSpec } from '../../components/form/field-spec'
import { useForm } from '../../components/form/use-form'
import { Frame } from '../../components/frame/frame'
import { Words } from '../../components/text/words'
import { useNavigation, type Screen } from '../../navigation'
import { useProgram } from '../../program'
import { MarkedResults } from './marked-results'
import { NewTeamQuestion } from './new-team-question'
import { useTeamField } from './use-team-field'

type Props = Omit<Extract<Screen, { name: 'acknowledge-marked' }>, 'name'>
type FieldName = 'team' | 'comment'
type Errors = Partial<Record<FieldName, string>>

/** Acknowledges what is marked, with one comment for all, and says of each how it went. */
export function AcknowledgeMarkedScreen({ of, marked, done }: Props) {
  const { translate } = useProgram()
  const { client } = useFrontEnd()
  const { back } = useNavigation()
  const [errors, setErrors] = useState<Errors>({})
  const [call, setCall] = useState<{ readonly run: (id: string) => Promise<OnceOutcome> }>()
  const isTraps = of === 'passengerTraps'
  const teamField = useTeamField(isTraps)
  const [asked, setAsked] = useState<Record<FieldName, string>>()
  const fields: readonly FieldSpec<FieldName>[] = [
    ...(isTraps ? [teamField] : []),
    { name: 'comment', label: translate('monitor.comment'), kind: 'line' },
  ]

  function submit({ team, comment }: Record<FieldName, string>): void {
    const found: Errors = {
      ...(isTraps && team.trim() === '' && { team: translate('traps.teamRequired') }),
      ...(team.length > nameMaxCharacters && { team: translate('monitor.tooLong', { max: nameMaxCharacters }) }),
      ...(comment.length > commentMaxCharacters && {
        comment: translate('monitor.tooLong', { max: commentMaxCharacters }),
      }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const known = namedChoice(teamField.options, team)
    if (isTraps && !known) return setAsked({ team: team.trim(), comment })
    acknowledge({ team: known?.value ?? '', comment })
  }

  function acknowledge({ team, comment }: Record<FieldName, string>): void {
    const said = comment.trim() ? { comment } : {}
    setCall({
      run: id =>
        isTraps
          ? acknowledgeOnce(
              () => client.passengerTraps.detail({ id }),
              () => client.passengerTraps.acknowledge({ id, team, ...said }),
            )
          : acknowledgeOnce(
              () => client.liftFaults.detail({ id }),
              () => client.liftFaults.acknowledge({ id, ...said }),
            ),
    })
  }

  const trail = [
    translate(isTraps ? 'tables.titles.passengerTraps' : 'alarms.title'),
    translate('monitor.keys.acknowledgeMarked'),
    translate('monitor.marked', { number: marked.length }),
  ]
  if (call) return <MarkedResults trail={trail} kind={of} marked={marked} run={call.run} done={done} />
  return (
    <NewTeamQuestion trail={trail} team={asked?.team} yes={() => acknowledge(asked!)} no={() => setAsked(undefined)}>
      <MarkedForm trail={trail} fields={fields} errors={errors} submit={submit} cancel={back}>
        {marked.map(({ name }) => name).join(', ')}
      </MarkedForm>
    </NewTeamQuestion>
  )
}

interface MarkedFormProps {
  readonly trail: readonly string[]
  readonly fields: readonly FieldSpec<FieldName>[]
  readonly errors: Errors
  readonly submit: (values: Record<FieldName, string>) => void
  readonly cancel: () => void
  /** What is marked, by name. */
  readonly children: string
}

function MarkedForm({ trail, fields, errors, submit, cancel, children }: MarkedFormProps) {
  const { state } = useForm({ fields, initial: { team: '', comment: '' }, width: 60, submit, cancel })
  return (
    <Frame trail={trail}>
      <Box flexDirection="column" padding={1} gap={1}>
        <Words wrap="wrap">{children}</Words>
        <Box flexDirection="column">
          {fields.map((spec, at) => (
            <Box key={spec.name} flexDirection="column">
              <InlineField
                spec={spec}
                state={state.fields[spec.name]}
                isFocused={at === state.focus}
                error={errors[spec.name]}
              />
              {at === state.focus && <Suggestions spec={spec} state={state.fields[spec.name]} />}
            </Box>
          ))}
        </Box>
      </Box>
    </Frame>
  )
}
