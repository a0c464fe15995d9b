import { Box } from 'ink'
import { Field } from '../../components/form/field'
import { useForm } from '../../components/form/use-form'
import { Frame } from '../../components/frame/frame'
import { Words } from '../../components/text/words'
import { useNavigation, type Screen } from '../../navigation'
import { useProgram } from '../../program'

type Props = Omit<Extract<Screen, { name: 'quick-filter' }>, 'name'>

const fieldWidth = 40

/** One line by which rows are found: a lift's name or a part of it, or a postal code. */
export function QuickFilterScreen({ text, apply }: Props) {
  const { translate } = useProgram()
  const { back } = useNavigation()
  const fields = [{ name: 'sought', label: translate('monitor.keys.quickFilter'), kind: 'line' } as const]

  function submit({ sought }: { readonly sought: string }): void {
    apply(sought.trim())
    back()
  }

  const { state } = useForm({ fields, initial: { sought: text }, width: fieldWidth, submit, cancel: back })
  return (
    <Frame trail={[translate('monitor.keys.quickFilter')]}>
      <Box flexDirection="column" padding={1} gap={1}>
        <Field spec={fields[0]!} state={state.fields.sought} isFocused width={fieldWidth} />
        <Words tone="muted" wrap="wrap">
          {translate('monitor.filter.quickHint')}
        </Words>
      </Box>
    </Frame>
  )
}
