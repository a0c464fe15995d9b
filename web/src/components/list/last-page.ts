import { useEffect } from 'react'

interface Place {
  /** Counted from 0. */
  readonly page: number
  readonly size: number
  /** Undefined while it is not known. */
  readonly total: number | undefined
}

/** Whether there are rows, but none on a page so late. */
export function isBeyondLast({ page, size, total }: Place): boolean {
  return total !== undefined && total > 0 && page * size >= total
}

/** Goes to the last page when the one that was asked for is gone: others acknowledged what was on it, or the address is old. */
export function useExistingPage(place: Place, replace: (page: number) => void): void {
  const { size, total = 0 } = place
  const last = isBeyondLast(place) ? Math.ceil(total / size) - 1 : undefined
  useEffect(() => {
    if (last !== undefined) replace(last)
    // `replace` is another function at each drawing; the page that is gone is what there is to answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [last])
}
