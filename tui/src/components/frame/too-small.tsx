import { useProgram } from '../../program'
import { Words } from '../text/words'

const least = { columns: 80, rows: 24 }

export function isTooSmall(columns: number, rows: number): boolean {
  return columns < least.columns || rows < least.rows
}

/** Says plainly that the window is too small; what was there comes back as soon as it is not. */
export function TooSmall({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  const { translate } = useProgram()
  return (
    <Words wrap="wrap">
      {translate('monitor.tooSmall', { columns, rows, leastColumns: least.columns, leastRows: least.rows })}
    </Words>
  )
}
