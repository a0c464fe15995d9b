import { Words } from '../text/words'
import type { FieldState } from './field-state'
import type { FieldSpec } from './field-spec'
import { switchedOn } from '@liftwatch/core/views/forms/form-values'

interface CheckBoxProps {
  readonly spec: FieldSpec<string>
  readonly state: FieldState
  readonly isFocused: boolean
}

export function CheckBox({ spec, state, isFocused }: CheckBoxProps) {
  return (
    <Words isInverse={isFocused}>
      {`[${state.text === switchedOn ? 'x' : ' '}] `}
      {spec.label}
    </Words>
  )
}
