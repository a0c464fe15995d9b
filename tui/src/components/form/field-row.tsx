import { fit, graphemesOf, widthOf } from '../text/fit'
import { plain } from '../text/plain'
import { Words } from '../text/words'

interface FieldRowProps {
  readonly text: string
  /** Where the cursor is, where it is in this row. */
  readonly column: number | undefined
  readonly width: number
}

/** One row of a field, with the cursor in it where there is one. A long line shows the part around the cursor. */
export function FieldRow({ text: whole, column: place, width }: FieldRowProps) {
  const skipped = place === undefined ? 0 : Math.max(0, place - width + 1)
  const text = whole.slice(skipped)
  const column = place === undefined ? undefined : place - skipped
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
