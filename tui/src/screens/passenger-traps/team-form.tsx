import { Box } from 'ink'
import { Field } from '../../components/form/field'
import { useForm } from '../../components/form/use-form'
import { Frame, useFrameSize } from '../../components/frame/frame'
import type { Message } from '../../components/message/message-board'
import { Words } from '../../components/text/words'
import type { TeamField } from '../alarms/use-team-field'

const fieldWidth = 50
const linesBesidesTeams = 6

interface TeamFormProps {
  readonly trail: readonly string[]
  readonly address: string
  readonly field: TeamField
  readonly problem: string | undefined
  readonly statusLine: Message | undefined
  readonly submit: (values: { readonly team: string }) => unknown
  readonly cancel: () => void
}

/** Which team is sent, with as many of those sent before as there is room for. */
export function TeamForm({ trail, address, field, problem, statusLine, submit, cancel }: TeamFormProps) {
  const { height } = useFrameSize()
  const { state } = useForm({ fields: [field], initial: { team: '' }, width: fieldWidth, submit, cancel })
  return (
    <Frame trail={trail} statusLine={statusLine}>
      <Box flexDirection="column" paddingX={2} paddingTop={1} gap={1}>
        <Words wrap="wrap">{address}</Words>
        <Field
          spec={field}
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
