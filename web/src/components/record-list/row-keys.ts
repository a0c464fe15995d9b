import type { RefObject } from 'react'
import { useKeys } from '../keys/use-keys'

/** Not those of an open detail, which may have tables of its own. */
const rowSelector = 'tbody tr:not([aria-hidden], [role=dialog] *)'

/** Where arrow keys have a meaning of their own, or scroll what is beside the rows. */
const arrowsElsewhere = '[role=tablist], [role=dialog], [role=search], nav, header'

function focusedRow(list: HTMLElement): HTMLElement | undefined {
  const row = document.activeElement?.closest<HTMLElement>(rowSelector)
  return row && list.contains(row) ? row : undefined
}

function step(list: HTMLElement, by: 1 | -1): void {
  const rows = [...list.querySelectorAll<HTMLElement>(rowSelector)]
  // From a detail beside the list one goes on at its row.
  const current = focusedRow(list) ?? rows.find(row => row.hasAttribute('aria-current'))
  const next = current ? rows[rows.indexOf(current) + by] : rows[0]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

/**
 * Goes through the rows of a list's table by keys, opens and ticks them, and leads to the filters. It asks the page what rows
 * there are, and not the table how it draws them.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const move = (event: KeyboardEvent, by: 1 | -1) => {
    const isElsewhere = event.key.startsWith('Arrow') && (event.target as Element).closest(arrowsElsewhere) !== null
    if (isElsewhere || !list.current) return false
    step(list.current, by)
    return true
  }
  useKeys({
    next: event => move(event, 1),
    previous: event => move(event, -1),
    open(event) {
      const row = list.current && focusedRow(list.current)
      // A link or a tick within the row has an Enter of its own.
      if (!row || row !== event.target) return false
      row.click()
      return true
    },
    // A list is where one goes back to; but a box of it can be left.
    back: () => false,
    tick() {
      const row = list.current && focusedRow(list.current)
      row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    },
    filter() {
      list.current?.querySelector<HTMLElement>('[role=search] :is(input, select, button)')?.focus()
    },
  })
}

/** Opens the focused row of a table that is a part of another page, whose keys stay the page's own. */
export function useRowOpening(table: RefObject<HTMLElement | null>): void {
  useKeys({
    open({ target }) {
      if (!(target instanceof HTMLElement) || !target.matches('tbody tr') || !table.current?.contains(target))
        return false
      target.click()
      return true
    },
  })
}
