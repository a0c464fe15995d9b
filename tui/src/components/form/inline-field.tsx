import { Box } from 'ink'
import { fit } from '../text/fit'
import { Words } from '../text/words'
import { CheckBox } from './check-box'
import { ChoiceBox } from './choice-box'
import { Suggestions } from './field'
import { FieldRow } from './field-row'
import { placeOf, type FieldState } from './field-state'
import type { FieldSpec } from './field-spec'

interface InlineFieldProps {
  readonly spec: FieldSpec<string>
  readonly state: FieldState
  readonly isFocused: boolean
  readonly error?: string | undefined
  /** How many of its suggestions there is room for. */
  readonly suggestionsMax?: number
}

const labelWidth = 32
const lineWidth = 28

function Value({ spec, state, isFocused }: InlineFieldProps) {
  if (spec.kind === 'choice') return <ChoiceBox spec={spec} state={state} isFocused={isFocused} />
  if (spec.kind === 'check') return <CheckBox spec={{ ...spec, label: '' }} state={state} isFocused={isFocused} />
  const { column } = placeOf(state, Number.MAX_SAFE_INTEGER)
  return <FieldRow text={state.text} column={isFocused ? column : undefined} width={lineWidth} />
}

/** A field beside its label, for forms of many short fields. */
export function InlineField(props: InlineFieldProps) {
  const { spec, state, isFocused, error, suggestionsMax } = props
  return (
    <Box flexDirection="column">
      <Box>
        <Box flexShrink={0}>
          <Words isBold={isFocused}>
            {isFocused ? '› ' : '  '}
            {fit(spec.label, labelWidth)}
          </Words>
        </Box>
        <Value {...props} />
        {error && <Words tone="critical">{`  ▲ ${error}`}</Words>}
      </Box>
      {isFocused && (
        <Box flexDirection="column" paddingLeft={labelWidth + 2}>
          <Suggestions spec={spec} state={state} max={suggestionsMax} />
        </Box>
      )}
    </Box>
  )
}
