import { Box } from 'ink'
import { useProgram } from '../../program'
import { fit } from '../text/fit'
import { Words } from '../text/words'
import { CheckBox } from './check-box'
import { ChoiceBox } from './choice-box'
import { FieldRow } from './field-row'
import { placeOf, type FieldState } from './field-state'
import type { FieldSpec } from './field-spec'

interface InlineFieldProps {
  readonly spec: FieldSpec<string>
  readonly state: FieldState
  readonly isFocused: boolean
  readonly error?: string | undefined
}

const labelWidth = 27
const lineWidth = 30

function Value({ spec, state, isFocused }: InlineFieldProps) {
  const { translate } = useProgram()
  if (spec.kind === 'choice')
    return <ChoiceBox spec={spec} state={state} isFocused={isFocused} any={translate('list.any')} />
  if (spec.kind === 'check') return <CheckBox spec={{ ...spec, label: '' }} state={state} isFocused={isFocused} />
  const { column } = placeOf(state, Number.MAX_SAFE_INTEGER)
  return <FieldRow text={state.text} column={isFocused ? column : undefined} width={lineWidth} />
}

/** A field beside its label, for forms of many short fields. */
export function InlineField(props: InlineFieldProps) {
  const { spec, isFocused, error } = props
  return (
    <Box>
      <Words isBold={isFocused}>
        {isFocused ? '› ' : '  '}
        {fit(spec.label, labelWidth)}
      </Words>
      <Value {...props} />
      {error && <Words tone="critical">{`  ▲ ${error}`}</Words>}
    </Box>
  )
}
