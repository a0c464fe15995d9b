import { isOptional } from '@liftwatch/core/views/forms/form-field'
import { rootListNames, rootLists } from '@liftwatch/core/views/resources/lists'
import { resourceViews } from '@liftwatch/core/views/resources/resource-views'
import { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { examplesOf } from '../../cli/src/help/examples'
import { exportGroup, withUsualGroups } from '../../cli/src/tree/list-groups'
import { childrenOf, type Group, type Node } from '../../cli/src/tree/node'
import { commandTree } from '../../cli/src/tree/tree'
import { usualGroup } from '../../cli/src/tree/usual-group'
import { commandsIn, specOf } from '../harness/commands'

async function linesOf(group: Group): Promise<string[]> {
  return (await childrenOf(group)).map(({ name, summary }) => `${name}: ${summary}`)
}

/** The commands of each list that has a group, by the list's name. */
async function byList(nodes: readonly Node[]): Promise<Map<string, readonly Node[]>> {
  const found = new Map<string, readonly Node[]>()
  for (const node of nodes) {
    if (!('children' in node)) continue
    const below = await childrenOf(node)
    if (node.list) found.set(node.list, below)
    for (const [name, commands] of await byList(below)) found.set(name, commands)
  }
  return found
}

const groups = await byList(commandTree)
const exported = await childrenOf(commandTree.find(({ name }) => name === 'export') as Group)

describe.each(rootListNames)('of %s', name => {
  const { actions, calls, counts = [], creates } = resourceViews[name]

  test('there is a command for all that its view says', () => {
    const named = groups.get(name)!.map(command => command.name)
    const expected = [
      'list',
      ...(calls.detail ? ['show'] : []),
      ...(calls.count ? ['count'] : []),
      ...(creates ? ['create'] : []),
      ...actions.flatMap(({ command }) => command?.[0] ?? []),
    ]
    expect(named).toEqual(expect.arrayContaining(expected))
    expect([...exported, ...groups.get(name)!].map(command => command.name)).toContain(
      name === 'maintenance-checks' ? 'export' : name,
    )
  })

  test('its counts have the names of the answer', () => {
    const answered = (calls.count?.answer as { readonly shape: object } | undefined)?.shape ?? {}
    expect(counts.map(([counted]) => counted).toSorted()).toEqual(Object.keys(answered).toSorted())
  })

  test('what an action has to be given, its command has a flag for', () => {
    const forms = actions.flatMap(action => (action.command ? (action.ofSeveral ?? action) : []))
    const fields = forms.flatMap(form => form.fields)
    expect(fields.filter(field => field.flag === undefined && !isOptional(field))).toEqual([])
  })
})

test('the usual commands of a list are those that its view says, in its words', async () => {
  expect(usualGroup('lmds')).toMatchObject({ name: 'lmds', summary: 'Lift monitoring devices', list: 'lmds' })
  expect(await linesOf(usualGroup('lmds'))).toEqual(['list: List devices', 'show: Show one device'])
  expect(usualGroup('lift-faults')).toMatchObject({ name: 'lift-faults', summary: 'Lift faults' })
  expect(await linesOf(usualGroup('lift-faults'))).toEqual([
    'list: List lift faults',
    'show: Show one lift fault',
    'count: Count lift faults by status',
    'ack: Acknowledge lift faults',
    'arrive: Record that a technician is on site',
    'report: Report what was found and done',
  ])
  expect(await linesOf(usualGroup('organizations'))).toContain('create: Create an organisation')
})

test("a list's own command is in the place of the usual one, or after all of those", async () => {
  const own = [
    { name: 'move', summary: 'Move a group', load: async () => undefined },
    { name: 'show', summary: 'Show it in another way', load: async () => undefined },
  ]
  expect(await linesOf(usualGroup('groups', { own }))).toEqual([
    'list: List groups',
    'show: Show it in another way',
    'create: Create a group',
    'move: Move a group',
  ])
})

test('a list without a group of its own has all of that without a line in the tree', async () => {
  const made = withUsualGroups([])
  expect(made.map(({ name }) => name)).toEqual(Object.keys(rootLists))
  expect(withUsualGroups(made)).toEqual(made)
  expect((await childrenOf(exportGroup(made))).map(({ name }) => name)).toEqual([
    ...rootListNames.filter(name => name !== 'maintenance-checks'),
    'audit',
  ])
  for (const [words, command] of await commandsIn(made)) {
    const spec = await specOf(command)
    spec.configure(new Command())
    expect([words, examplesOf(words, spec)]).not.toEqual([words, []])
  }
})
