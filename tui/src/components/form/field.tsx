import { Box } from 'ink'
import { fit, graphemesOf, widthOf } from '../text/fit'
import { plain } from '../text/plain'
import { wrap } from '../text/wrap'
import { Words } from '../text/words'
import { placeOf, type FieldState } from './field-state'
import { checkedMark, type FieldSpec } from './form-state'

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
}

const secretMark = '•'

/** One row with the cursor in it, where there is one. */
function Row({
  text,
  column,
  width,
}: {
  readonly text: string
  readonly column: number | undefined
  readonly width: number
}) {
  if (column === undefined) return <Words isUnderlined>{fit(text, width)}</Words>
  const [under = ' '] = graphemesOf(text.slice(column))
  const head = plain(text.slice(0, column))
  const rest = text.slice(column + under.length)
  const left = Math.max(0, width - widthOf(head) - widthOf(under))
  return (
    <Words>
      <Words isUnderlined>{head}</Words>
      <Words isInverse>{under}</Words>
      <Words isUnderlined>{fit(rest, left)}</Words>
    </Words>
  )
}

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
      <Row key={offset} text={wrapped[at]?.text ?? ''} column={isCursorHere ? place.column : undefined} width={width} />
    )
  })
}

function CheckBox({ spec, state, isFocused }: FieldProps) {
  return (
    <Words isInverse={isFocused}>
      {`[${state.text === checkedMark ? 'x' : ' '}] `}
      {spec.label}
    </Words>
  )
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
        {note && <Words tone="muted">{`  ${note}`}</Words>}
        {error && <Words tone="critical">{`  ▲ ${error}`}</Words>}
      </Words>
      <Box flexDirection="column" paddingLeft={2}>
        <Rows {...props} />
      </Box>
    </Box>
  )
}
