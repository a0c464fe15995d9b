import { Words } from '../text/words'
import type { FieldState } from './field-state'
import type { FieldSpec } from './field-spec'
import { checkedMark } from './form-state'

interface CheckBoxProps {
  readonly spec: FieldSpec<string>
  readonly state: FieldState
  readonly isFocused: boolean
}

export function CheckBox({ spec, state, isFocused }: CheckBoxProps) {
  return (
    <Words isInverse={isFocused}>
      {`[${state.text === checkedMark ? 'x' : ' '}] `}
      {spec.label}
    </Words>
  )
}
