import type { Commands } from '../../input/key-router'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { isFiltered, noFilter } from '../filter/filter-spec'
import type { ListKind } from './list-kind'
import { toggled, type ListView } from './list-view'
import { tabCommands } from './use-tabs'

interface ViewCommandsOptions<Row extends { readonly id: string }> {
  readonly kind: ListKind<Row>
  readonly view: ListView
  readonly become: (change: (view: ListView) => ListView) => void
  readonly row: Row | undefined
  /** The rows that are to be seen. */
  readonly shown: readonly Row[]
  readonly down: () => void
}

/** The keys that change how one looks at a list. */
export function useViewCommands<Row extends { readonly id: string }>(options: ViewCommandsOptions<Row>): Commands {
  const { kind, view, become, row, shown, down } = options
  const { defaults } = useProgram()
  const { open } = useNavigation()
  const change = (part: Partial<ListView>) => become(current => ({ ...current, ...part }))

  function mark(marked: Row): void {
    become(current => ({ ...current, marks: toggled(current.marks, marked.id, kind.nameOf(marked)) }))
    down()
  }

  function openFilter(): void {
    open({
      name: 'filter',
      list: kind.name,
      title: kind.title,
      spec: kind.filter,
      values: view.values,
      apply: values => change({ values, marks: new Map() }),
      saveDefault: values => defaults.write(kind.name, values),
    })
  }

  return {
    ...(kind.tabs && tabCommands(choose => become(current => ({ ...current, tab: choose(current.tab) })))),
    'list.sort': { run: () => change({ sort: (view.sort + 1) % kind.sorts.length, isReversed: false }) },
    'list.reverse': { run: () => change({ isReversed: !view.isReversed }) },
    'list.quickFilter': {
      run: () => open({ name: 'quick-filter', text: view.quick, apply: quick => change({ quick }) }),
    },
    'list.filter': { run: openFilter },
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
    ...(view.marks.size > 0 && { 'list.unmark': { run: () => change({ marks: new Map() }) } }),
  }
}
