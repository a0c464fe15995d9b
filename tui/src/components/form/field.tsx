import { Box } from 'ink'
import { graphemesOf } from '../text/fit'
import { wrap } from '../text/wrap'
import { Words } from '../text/words'
import { placeOf, type FieldState } from './field-state'
import { CheckBox } from './check-box'
import { ChoiceBox } from './choice-box'
import { FieldRow } from './field-row'
import type { FieldSpec } from './field-spec'
import { highlightOf, suggestionsOf } from './suggestions'

interface FieldProps {
  readonly spec: FieldSpec<string>
  readonly state: FieldState
  readonly isFocused: boolean
  readonly error?: string | undefined
  /** Said beside the label: a counter, say. */
  readonly note?: string | undefined
  readonly width: number
  /** Rows of a text of several lines; the part around the cursor is shown. */
  readonly rows?: number
  /** How many of its suggestions there is room for. */
  readonly suggestionsMax?: number
}

const secretMark = '•'

function shownText({ kind }: FieldSpec<string>, { text }: FieldState): string {
  return kind === 'secret' ? secretMark.repeat(graphemesOf(text).length) : text
}

function Rows({ spec, state, isFocused, width, rows = 1 }: FieldProps) {
  const text = shownText(spec, state)
  const inner = width - 1
  const cursor = spec.kind === 'secret' ? graphemesOf(state.text.slice(0, state.cursor)).length : state.cursor
  const wrapped = wrap(text, inner)
  const place = placeOf({ text, cursor }, inner)
  const top = Math.max(0, Math.min(place.row - rows + 1, wrapped.length - rows))
  return Array.from({ length: rows }, (_, offset) => {
    const at = top + offset
    const isCursorHere = isFocused && at === place.row
    return (
      <FieldRow
        key={offset}
        text={wrapped[at]?.text ?? ''}
        column={isCursorHere ? place.column : undefined}
        width={width}
      />
    )
  })
}

interface SuggestionsProps extends Pick<FieldProps, 'spec' | 'state'> {
  /** How many there is room for. */
  readonly max?: number | undefined
}

/** What the line offers; what is highlighted is taken by Enter. */
export function Suggestions({ spec, state, max = 3 }: SuggestionsProps) {
  const highlight = highlightOf(spec, state)
  const top = Math.max(0, (highlight ?? 0) - max + 1)
  return suggestionsOf(spec, state)
    .slice(top, top + max)
    .map(({ value, label }, line) => {
      const isHere = top + line === highlight
      return (
        <Words key={label} tone={isHere ? 'info' : 'muted'} isBold={isHere}>
          {isHere ? '› ' : '  '}
          {label.includes(value) ? label : `${value} ${label}`}
        </Words>
      )
    })
}

/** A field under its label, with what is wrong with it. */
export function Field(props: FieldProps) {
  const { spec, isFocused, error, note } = props
  if (spec.kind === 'check') return <CheckBox {...props} />
  return (
    <Box flexDirection="column">
      <Words>
        <Words isBold={isFocused}>
          {isFocused ? '› ' : '  '}
          {spec.label}
        </Words>
        {error && <Words tone="critical">{`  ▲ ${error}`}</Words>}
        {note && <Words tone="muted">{`  ${note}`}</Words>}
      </Words>
      <Box flexDirection="column" paddingLeft={2}>
        {spec.kind === 'choice' ? <ChoiceBox {...props} /> : <Rows {...props} />}
        {isFocused && <Suggestions spec={spec} state={props.state} max={props.suggestionsMax} />}
      </Box>
    </Box>
  )
}
