import type { TextKey } from '@liftwatch/core/text/translate'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { ComponentType, ReactNode } from 'react'
import { FactList } from '../components/facts/fact-list'
import type { Cells } from '../components/record-list/cell'
import { columnFacts } from '../components/record-list/column-facts'
import { useTexts } from '../texts'

type Facts = readonly (readonly [name: string, value: ReactNode])[]

interface ViewFactsProps<Row extends { readonly id: string }> {
  readonly view: ResourceView<Row>
  readonly row: NoInfer<Row>
  /** The facts that show more than their value, by the keys of their columns. */
  readonly cells?: Cells<Row>
  /** The facts that are called otherwise here than in lists. */
  readonly labels?: Readonly<Record<string, TextKey>>
  /** What a group without a title is called, where nothing else shows it. */
  readonly untitled?: TextKey
  /** What a group has besides, by its title: what only the record's own call answers. */
  readonly besides?: { readonly [Title in TextKey]?: (facts: Facts) => Facts }
  readonly Shape?: ComponentType<{ readonly title: string; readonly facts: Facts }>
}

/** What is known of a record, in the groups of its view that have titles: the others head a page, or have a part of their own in it, unless it says what they are called. */
export function ViewFacts<Row extends { readonly id: string }>(props: ViewFactsProps<Row>) {
  const { view, row, cells, untitled, labels = {}, besides = {}, Shape = FactList } = props
  const t = useTexts()
  return view.factGroups.map(({ title = untitled, keys }) => {
    if (title === undefined) return null
    const facts = columnFacts(view.table, keys, row, t, cells).map(([name, value], at): Facts[number] => {
      const label = labels[keys[at]!]
      return [label ? t(label) : name, value]
    })
    return <Shape key={title} title={t(title)} facts={besides[title]?.(facts) ?? facts} />
  })
}
