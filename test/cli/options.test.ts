import { expect, test } from 'vitest'
import type { CommandSpec } from '../../cli/src/command/command'
import { commandTree } from '../../cli/src/tree/tree'
import type { Node } from '../../cli/src/tree/node'
import { expectOptions } from '../harness/options-table'
import { accessOptions } from './option-tables/access'
import { accountOptions } from './option-tables/account'
import { alarmOptions } from './option-tables/alarms'
import { caseOptions } from './option-tables/cases'
import { estateOptions } from './option-tables/estate'
import { exportOptions } from './option-tables/exports'
import { maintenanceOptions } from './option-tables/maintenance'
import { reportOptions } from './option-tables/reports'
import { deadLetterOptions } from './option-tables/dead-letters'
import { switchOffOptions } from './option-tables/switch-offs'

const tables = {
  ...accessOptions,
  ...accountOptions,
  ...alarmOptions,
  ...caseOptions,
  ...estateOptions,
  ...exportOptions,
  ...maintenanceOptions,
  ...reportOptions,
  ...deadLetterOptions,
  ...switchOffOptions,
}

type Leaf = Exclude<Node, { readonly children: unknown }>

function commandsOf(nodes: readonly Node[], before = ''): [words: string, command: Leaf][] {
  return nodes.flatMap(node => {
    const words = `${before}${node.name}`
    return 'children' in node ? commandsOf(node.children, `${words} `) : [[words, node] satisfies [string, Leaf]]
  })
}

const commands = new Map(commandsOf(commandTree))

test('there is a table for each command', () => {
  expect(Object.keys(tables).toSorted()).toEqual([...commands.keys()].toSorted())
})

const rows = Object.entries(tables).flatMap(([words, own]) =>
  own.map(([argv, expected]) => ({ words, argv, expected })),
)

test.each(rows)('$words $argv', async ({ words, argv, expected }) => {
  const specs: CommandSpec<unknown>[] = []
  await commands.get(words)!.load(spec => void specs.push(spec as CommandSpec<unknown>))
  expectOptions(specs[0]!, argv, expected)
})
