import type { TextKey } from '../../text/translate'

interface Order {
  readonly field: string
  readonly direction: 'ASC' | 'DESC'
}

/** A part of a list that is shown by itself, with how many rows it has. */
export interface ListTab {
  /** Never changes: the last one chosen, and its order, are stored by it. */
  readonly name: string
  readonly label: TextKey
  /** The filters that it sets: none where it is all of the list. */
  readonly asks: Readonly<Record<string, string>>
  /** The order in which it starts. */
  readonly sort: Order
  /** How many rows it has, of what the list's call for counts answers. */
  readonly countOf: (counts: never) => number
}

/** The tabs of a list, in their order. */
export interface ListTabs {
  readonly tabs: readonly [ListTab, ...ListTab[]]
  /** The one in which the list of all records starts. */
  readonly start: string
  /** The one that has every row. */
  readonly all: string
}

/** The tab of a name; that in which the list starts where there is none such. */
export function tabNamed({ tabs, start }: ListTabs, name: string): ListTab {
  return tabs.find(tab => tab.name === name) ?? tabs.find(tab => tab.name === start)!
}

/** How many rows a tab has. */
export function tabCount({ countOf }: ListTab, counts: object): number {
  return countOf(counts as never)
}

/** A filter without what tabs set: what the numbers in them are asked with. */
export function withoutTabs({ tabs }: ListTabs, filter: object): Record<string, unknown> {
  const set = new Set(tabs.flatMap(({ asks }) => Object.keys(asks)))
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !set.has(name)))
}
