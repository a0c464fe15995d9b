import { rootListNames, type RootListName } from '@liftwatch/core/views/resources/lists'
import { auditExport } from './estate'
import type { Group, Node } from './node'
import { usualExport, usualGroup } from './usual-group'
import { viewOf } from './view-of'

function isRootList(name: string | undefined): name is RootListName {
  return rootListNames.some(known => known === name)
}

/** The lists of all that one may see of which there are groups, in the order of those. */
function listsIn(nodes: readonly Node[]): readonly RootListName[] {
  return nodes.flatMap(node => {
    if (!('children' in node)) return []
    if (isRootList(node.list)) return [node.list]
    return typeof node.children === 'function' ? [] : listsIn(node.children)
  })
}

/** These groups, and the usual one of each list of all that one may see that has none among them. */
export function withUsualGroups(own: readonly Group[]): readonly Group[] {
  const named = listsIn(own)
  return [...own, ...rootListNames.filter(name => !named.includes(name)).map(name => usualGroup(name))]
}

/** Checks are written by the month, a row for each lift: `maintenance checks export`. */
const withOwnExport = new Set<RootListName>(['maintenance-checks'])

/** What writes the lists of these groups into files, in their order, and the audit trail. */
export function exportGroup(groups: readonly Group[]): Group {
  const names = listsIn(groups).filter(name => !withOwnExport.has(name))
  return {
    name: 'export',
    summary: 'Write a whole list into a file',
    async children() {
      const views = await Promise.all(names.map(name => viewOf(name)()))
      return [...names.filter((_, index) => views[index]!.calls.file).map(usualExport), auditExport]
    },
  }
}
