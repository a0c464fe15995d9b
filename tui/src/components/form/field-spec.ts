import type { FieldOption } from './choice-state'

/** What a field of a form is. */
export interface FieldSpec<Name extends string> {
  readonly name: Name
  readonly label: string
  /** One line, one line that is not shown, several lines, yes and no, or some of the options. */
  readonly kind: 'line' | 'secret' | 'text' | 'check' | 'choice'
  /** What a choice is made of; what a line offers while it is written. */
  readonly options?: readonly FieldOption[] | undefined
  /** Whether more than one option can be chosen; on a line, with commas between. */
  readonly isSeveral?: boolean | undefined
  /** Whether something has to be chosen: then the first that a line offers is highlighted at once. */
  readonly isRequired?: boolean | undefined
  /** What it is called to choose nothing, where that is not just any. */
  readonly none?: string | undefined
  /** What a line calls a text that is none of its options; undefined where only those are of use. */
  readonly newLabel?: ((text: string) => string) | undefined
}
