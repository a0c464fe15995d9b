import { Box } from 'ink'
import type { FieldSpec } from '../../components/form/field-spec'
import { switchedOn } from '@liftwatch/core/views/forms/form-values'
import { InlineField } from '../../components/form/inline-field'
import { useForm } from '../../components/form/use-form'
import { Frame } from '../../components/frame/frame'
import { useNavigation, type Screen } from '../../navigation/navigation'
import { useProgram } from '../../program/program'

type Props = Omit<Extract<Screen, { name: 'columns' }>, 'name'>

/** Which columns a list has, where there is room for them; stored from one watch to the next. */
export function ColumnsScreen({ title, columns, hidden, apply }: Props) {
  const { translate } = useProgram()
  const { back } = useNavigation()
  const fields = columns.map((column): FieldSpec<string> => ({
    name: column.key,
    label: translate(column.title),
    kind: 'check',
  }))
  const initial = Object.fromEntries(columns.map(({ key }) => [key, hidden.includes(key) ? '' : switchedOn]))

  function submit(values: Readonly<Record<string, string>>): void {
    apply(columns.map(({ key }) => key).filter(key => values[key] !== switchedOn))
    back()
  }

  const { state } = useForm({ fields, initial, width: 1, submit, cancel: back })
  return (
    <Frame trail={[translate(title), translate('monitor.keys.columns')]}>
      <Box flexDirection="column" paddingX={1} paddingTop={1}>
        {fields.map((spec, at) => (
          <InlineField key={spec.name} spec={spec} state={state.fields[spec.name]!} isFocused={at === state.focus} />
        ))}
      </Box>
    </Frame>
  )
}
