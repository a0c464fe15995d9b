import { isWhole } from '@liftwatch/core/views/resources/resource-view'
import type { Commands } from '../../input/key-router'
import { useNavigation, type ListScope } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { isFiltered, noFilter } from '../../program/filter-values'
import type { ListKind } from './list-kind'
import { nextOrder, orderOf, reversed, type ListOrder } from './list-order'
import { toggled, type ListView } from './list-view'
import { tabCommands } from './use-tabs'
import type { ViewMemory } from './view-memory'

interface ViewCommandsOptions<Row extends { readonly id: string }> {
  readonly kind: ListKind<Row>
  readonly scope: ListScope | undefined
  readonly memory: ViewMemory
  readonly view: ListView
  readonly become: (change: (view: ListView) => ListView) => void
  readonly row: Row | undefined
  /** The rows that are to be seen. */
  readonly shown: readonly Row[]
  readonly down: () => void
}

/** The keys that change how one looks at a list. */
export function useViewCommands<Row extends { readonly id: string }>(options: ViewCommandsOptions<Row>): Commands {
  const { kind, scope, memory, view, become, row, shown, down } = options
  const { defaults } = useProgram()
  const { open, back } = useNavigation()
  const change = (part: Partial<ListView>) => become(current => ({ ...current, ...part }))

  function showTab(tab: string): void {
    memory.keepTab(tab)
    change({ tab, order: memory.orderIn(tab) })
  }

  function sortBy(order: ListOrder): void {
    memory.keepOrder(view.tab, order)
    change({ order })
  }

  function mark(marked: Row): void {
    become(current => ({ ...current, marks: toggled(current.marks, marked.id, kind.nameOf(marked)) }))
    down()
  }

  function openFilter(): void {
    open({
      name: 'filter',
      title: kind.title,
      filters: kind.filters,
      values: view.values,
      apply: values => change({ values, marks: new Map() }),
      ...(!scope && { saveDefault: values => defaults.write(kind.name, values) }),
    })
  }

  return {
    ...(kind.tabs && tabCommands(kind.tabs, view.tab, showTab)),
    ...(!isWhole(kind) && {
      'list.sort': { run: () => sortBy(nextOrder(kind, orderOf(kind, view))) },
      'list.reverse': { run: () => sortBy(reversed(orderOf(kind, view))) },
    }),
    ...(kind.filters.fields.length > 0 && { 'list.filter': { run: openFilter } }),
    ...((isFiltered(view.values) || view.quick !== '') && {
      'list.clearFilter': { run: () => change({ values: noFilter, quick: '' }) },
    }),
    ...(row && { 'list.mark': { run: () => mark(row) } }),
    ...(shown.length > 0 && {
      'list.markShown': {
        run: () =>
          become(current => ({
            ...current,
            marks: new Map([...current.marks, ...shown.map(one => [one.id, kind.nameOf(one)] as const)]),
          })),
      },
    }),
    ...(scope && { 'screen.back': { run: back } }),
    ...(view.marks.size > 0 && { 'list.unmark': { run: () => change({ marks: new Map() }) } }),
  }
}
