import { allLists, type CalledList } from '@liftwatch/core/views/resources/lists'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { RecordOf } from '@liftwatch/core/views/resources/resource-views'
import { exampleId } from '../help/example-id'
import type { NamedKind } from '../records/find-named'
import { withExamples, type Group, type Leaf, type Node } from './node'
import { actionNode, countNode, createNode, exportNode, listNode, showNode } from './resource-nodes'
import { viewOf } from './view-of'

/** What a group has that does not come from its list's view. */
interface Own<Row extends { readonly id: string }> {
  /** By which the group is called, where that is not the list's name. */
  readonly as?: string
  /** Of records that are called by names. */
  readonly kind?: () => Promise<NamedKind<Row>>
  /** In the place of the usual command of the same name, or after all of those. */
  readonly own?: readonly Node[]
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function withArticle(words: string): string {
  return `${/^[aeio]/.test(words) ? 'an' : 'a'} ${words}`
}

/** The commands that a list's view says by itself, with an example of each. */
async function usualNodes<Row extends { readonly id: string }>(
  name: CalledList,
  kind: Own<Row>['kind'],
): Promise<readonly Leaf[]> {
  const load = viewOf(name) as unknown as () => Promise<ResourceView<Row>>
  const { calls, counts, creates, actions } = await load()
  const { one, many } = allLists[name].called
  const nodes = [withExamples(listNode(`List ${many}`, load), [''])]
  if (calls.detail) nodes.push(withExamples(showNode(`Show one ${one}`, load, kind), [exampleId]))
  if (calls.count && counts) nodes.push(withExamples(countNode(`Count ${many} by status`, load), ['']))
  if (creates) {
    nodes.push(withExamples(createNode(`Create ${withArticle(one)}`, load, kind), creates.examples ?? ['']))
  }
  for (const action of actions) {
    const { command, ofSeveral: form = action } = action
    if (!command) continue
    const examples = (form.examples ?? ['']).map(more => `${exampleId} ${more}`.trim())
    nodes.push(withExamples(actionNode(command, form, load), examples))
  }
  return nodes
}

/** The commands of a list: those that its view says by itself, and its own. */
export function usualGroup<Name extends CalledList>(
  name: Name,
  { as = name, kind, own = [] }: Own<RecordOf<Name>> = {},
): Group {
  const { many, summary = capitalised(many) }: { many: string; summary?: string } = allLists[name].called
  return {
    name: as,
    summary,
    list: name,
    async children() {
      const nodes = [...(await usualNodes(name, kind)), ...own]
      return [...new Map(nodes.map(node => [node.name, node])).values()]
    },
  }
}

/** The command that writes all of a list into a file. */
export function usualExport(name: CalledList): Leaf {
  const load = viewOf(name) as unknown as () => Promise<ResourceView<{ readonly id: string }>>
  const { many } = allLists[name].called
  return withExamples(exportNode(name, `${capitalised(many)} as a file`, load), [`--out ${name}.xlsx`])
}
