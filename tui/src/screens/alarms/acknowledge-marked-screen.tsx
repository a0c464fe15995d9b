import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useTrapTeams } from '@liftwatch/core/hooks/passenger-traps'
import { commentMaxCharacters, nameMaxCharacters } from '@liftwatch/core/limits'
import { Box } from 'ink'
import { useState } from 'react'
import { InlineField } from '../../components/form/inline-field'
import type { FieldSpec } from '../../components/form/form-state'
import { useForm } from '../../components/form/use-form'
import { Frame } from '../../components/frame/frame'
import { Words } from '../../components/text/words'
import { useNavigation, type Screen } from '../../navigation'
import { useProgram } from '../../program'
import { MarkedResults } from './marked-results'

type Props = Omit<Extract<Screen, { name: 'acknowledge-marked' }>, 'name'>
type FieldName = 'team' | 'comment'
type Errors = Partial<Record<FieldName, string>>

/** Acknowledges what is marked, with one comment for all, and says of each how it went. */
export function AcknowledgeMarkedScreen({ of, marked, done }: Props) {
  const { translate } = useProgram()
  const { client } = useFrontEnd()
  const { back } = useNavigation()
  const [errors, setErrors] = useState<Errors>({})
  const [call, setCall] = useState<{ readonly run: (id: string) => Promise<unknown> }>()
  const isTraps = of === 'passengerTraps'
  const { data: teams = [] } = useTrapTeams(isTraps)
  const fields: readonly FieldSpec<FieldName>[] = [
    ...(isTraps
      ? [
          {
            name: 'team',
            label: translate('traps.team'),
            kind: 'line',
            options: teams.map(team => ({ value: team, label: team })),
          } as const,
        ]
      : []),
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
    const said = comment.trim() ? { comment } : {}
    setCall({
      run: id =>
        isTraps
          ? client.passengerTraps.acknowledge({ id, team, ...said })
          : client.liftFaults.acknowledge({ id, ...said }),
    })
  }

  const trail = [
    translate(isTraps ? 'tables.titles.passengerTraps' : 'alarms.title'),
    translate('monitor.keys.acknowledgeMarked'),
    translate('monitor.marked', { number: marked.length }),
  ]
  if (call) return <MarkedResults trail={trail} kind={of} marked={marked} run={call.run} done={done} />
  return (
    <MarkedForm trail={trail} fields={fields} errors={errors} submit={submit} cancel={back}>
      {marked.map(({ name }) => name).join(', ')}
    </MarkedForm>
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
            <InlineField
              key={spec.name}
              spec={spec}
              state={state.fields[spec.name]}
              isFocused={at === state.focus}
              error={errors[spec.name]}
            />
          ))}
        </Box>
      </Box>
    </Frame>
  )
}
