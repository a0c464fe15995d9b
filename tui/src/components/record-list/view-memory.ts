import type { ListScope } from '../../navigation/navigation'
import { tabNamed } from '@liftwatch/core/views/resources/list-tabs'
import { useSession } from '@liftwatch/core/hooks/session'
import { useProgram } from '../../program/program'
import type { ListKind } from './list-kind'
import type { ListOrder } from './list-order'
import { viewOf, type ListView } from './list-view'

export interface ViewMemory {
  /** How the list starts. */
  readonly start: () => ListView
  readonly keepTab: (tab: string) => void
  /** The order that was last chosen in a tab. */
  readonly orderIn: (tab: string) => ListOrder | undefined
  readonly keepOrder: (tab: string, order: ListOrder) => void
}

/**
 * The tab and the order of a list as its user chose them last on this machine; each tab has an order of its own. A filter that was saved
 * for the list goes before the remembered tab: it starts with what is open. Nothing is remembered of the lists of one record.
 */
export function useViewMemory<Row extends { readonly id: string }>(
  { name, tabs }: ListKind<Row>,
  scope: ListScope | undefined,
): ViewMemory {
  const { views, defaults } = useProgram()
  const state = useSession()
  const key = `${'user' in state ? state.user.id : ''} ${name}`
  const hasMemory = tabs !== undefined && !scope
  const orderIn = (tab: string) => (hasMemory ? views.read(key)?.orders[tab] : undefined)
  const keep = (tab: string, orders: Readonly<Record<string, ListOrder>>) => {
    if (hasMemory) views.write(key, { tab, orders: { ...views.read(key)?.orders, ...orders } })
  }
  return {
    start() {
      // What a record has is looked up in all of it; a default filter is one of the whole estate.
      if (scope) return viewOf(tabs?.all ?? '')
      const filter = defaults.read(name)
      const remembered = hasMemory && !filter ? views.read(key)?.tab : undefined
      const tab = tabs ? tabNamed(tabs, remembered ?? tabs.start).name : ''
      return viewOf(tab, filter, orderIn(tab))
    },
    keepTab: tab => keep(tab, {}),
    orderIn,
    keepOrder: (tab, order) => keep(tab, { [tab]: order }),
  }
}
