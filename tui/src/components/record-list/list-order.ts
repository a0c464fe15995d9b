import { tabNamed, type ListTabs } from '@liftwatch/core/views/resources/list-tabs'
import { z } from 'zod'

/** An order as the server takes it. */
export const listOrder = z.object({ field: z.string(), direction: z.enum(['ASC', 'DESC']) })
export type ListOrder = z.infer<typeof listOrder>

interface Sorted {
  readonly sorts: readonly [ListOrder, ...ListOrder[]]
  readonly tabs?: ListTabs | undefined
}

/** The order of a list: as chosen, where that is one of its own, else the usual one. */
export function orderOf(
  { sorts, tabs }: Sorted,
  { tab, order }: { readonly tab: string; readonly order: ListOrder | undefined },
): ListOrder {
  if (order && sorts.some(({ field }) => field === order.field)) return order
  return tabs ? tabNamed(tabs, tab).sort : sorts[0]
}

/** The next of a list's orders, after the last the first again. */
export function nextOrder({ sorts }: Pick<Sorted, 'sorts'>, { field }: ListOrder): ListOrder {
  const next = sorts[(sorts.findIndex(sort => sort.field === field) + 1) % sorts.length]!
  return { field: next.field, direction: next.direction }
}

/** The same order the other way round. */
export function reversed({ field, direction }: ListOrder): ListOrder {
  return { field, direction: direction === 'ASC' ? 'DESC' : 'ASC' }
}
