import { useVirtualizer } from '@tanstack/react-virtual'
import { useState, type RefObject } from 'react'
import { DrawnRows, type DrawnRowsProps } from './drawn-rows'
import { rowHeight } from '../../row-height'
import { heightsPx } from './table-sizes'

/** So many rows are drawn beyond each end of what is in sight. */
const overscan = 8

export interface LongRowsProps<Row> extends Omit<DrawnRowsProps<Row>, 'first'> {
  /** The box in which the table is scrolled. */
  readonly box: RefObject<HTMLElement | null>
}

function Spacer({ px }: { readonly px: number }) {
  return px > 0 && <tr data-spacer aria-hidden style={{ height: px }} />
}

/** Many rows, of which those in sight are drawn, so that scrolling and live rows stay light. Loaded when it is needed. */
export function LongRows<Row extends { readonly id: string }>({ box, rows, ...drawn }: LongRowsProps<Row>) {
  const [{ rowPx, headPx }] = useState(() => heightsPx(rowHeight.read() ?? 'comfortable'))
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here at each drawing, and never handed on
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    // All rows have one height, so that none has to be measured.
    estimateSize: () => rowPx,
    scrollMargin: headPx,
    overscan,
    // The browser scrolls at once; the rows that come into sight may follow a frame later.
    useFlushSync: false,
  })
  const items = virtualizer.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  if (!first || !last) return null
  return (
    <>
      <Spacer px={first.start - headPx} />
      <DrawnRows {...drawn} rows={rows.slice(first.index, last.index + 1)} first={first.index} />
      <Spacer px={virtualizer.getTotalSize() + headPx - last.end} />
    </>
  )
}
