import { Box } from 'ink'
import { useProgram } from '../../program/program'
import { Words } from '../text/words'
import { chosenOf } from './choice-state'
import type { FieldState } from './field-state'
import type { FieldSpec } from './field-spec'

interface ChoiceBoxProps {
  readonly spec: FieldSpec<string>
  readonly state: FieldState
  readonly isFocused: boolean
}

/** One of the options between arrows, or all of them with a tick at those that are chosen. */
export function ChoiceBox({ spec, state, isFocused }: ChoiceBoxProps) {
  const { translate } = useProgram()
  const options = spec.options ?? []
  if (!spec.isSeveral) {
    const label = options.find(({ value }) => value === state.text)?.label ?? spec.none ?? translate('list.any')
    return <Words isInverse={isFocused}>{`← ${label} →`}</Words>
  }
  const chosen = chosenOf(state)
  return (
    <Box flexWrap="wrap" columnGap={2}>
      {options.map(({ value, label }, at) => (
        <Box key={value} flexShrink={0}>
          <Words
            isInverse={isFocused && at === state.cursor}
          >{`[${chosen.includes(value) ? 'x' : ' '}] ${label}`}</Words>
        </Box>
      ))}
    </Box>
  )
}
