import { isDay } from '@liftwatch/core/domain/calendar'
import { dayBounds } from '@liftwatch/core/text/format'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { z } from 'zod/mini'

export type SearchValue = string | number | readonly (string | number)[] | undefined

/** An instant between which and another something happened: the address may have it as a day of the estate, YYYY-MM-DD. */
const instantOfDay = /^(start|end)\w*Ts$/

/** What the address has, as the contract takes it: the first instant of a day, or the last. */
function asCalled(name: string, text: string): string {
  const [, bound] = instantOfDay.exec(name) ?? []
  return bound && isDay(text) ? String(dayBounds(text)[bound === 'start' ? 'startTs' : 'endTs']) : text
}

/** Reads a query by a shape of the contract. What does not fit is left out, as if it were not there. */
export function readSearch<Schema extends z.ZodMiniObject>(schema: Schema, search: URLSearchParams): z.output<Schema> {
  const fields = Object.entries(schema.shape as Record<string, z.ZodMiniType>).flatMap(([name, field]) => {
    const given = search.getAll(name).filter(text => text !== '')
    const texts = given.map(text => asCalled(name, text))
    const values = [texts.length > 1 ? texts : texts[0], undefined]
    const fitting = values.map(value => field.safeParse(value)).find(parsed => parsed.success)
    return fitting?.data === undefined ? [] : [[name, fitting.data]]
  })
  return Object.fromEntries(fields) as z.output<Schema>
}

/** The query with some of its values changed; an empty value takes the name out. */
function changedSearch(search: URLSearchParams, changes: Readonly<Record<string, SearchValue>>): URLSearchParams {
  const changed = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    changed.delete(name)
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== '') changed.append(name, String(item))
    }
  }
  return changed
}

/** The address's query by a shape of the contract, and a way to change it. The address is where a list's state lives. */
export function useSearch<Schema extends z.ZodMiniObject>(schema: Schema) {
  const [search, setSearch] = useSearchParams()
  const values = useMemo(() => readSearch(schema, search), [schema, search])
  /**
   * A `step` is one that the browser's Back undoes; typing is not. Whatever changes, the first page comes up unless set
   * otherwise. Changes the address as it is by now: two boxes may rest at the same moment, and neither must undo the other.
   */
  const change = useCallback(
    (changes: Partial<Record<keyof z.output<Schema>, SearchValue>>, isStep = false): void => {
      const now = new URLSearchParams(window.location.search)
      setSearch(changedSearch(now, { page: undefined, ...changes }), { replace: !isStep })
    },
    [setSearch],
  )
  return { values, named: search, change }
}
