import { expect, test } from 'vitest'
import { commandTree } from '../../cli/src/tree/tree'
import { commandsIn, specOf } from '../harness/commands'
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

const commands = new Map(await commandsIn(commandTree))

test('there is a table for each command', () => {
  expect(Object.keys(tables).toSorted()).toEqual([...commands.keys()].toSorted())
})

const rows = Object.entries(tables).flatMap(([words, own]) =>
  own.map(([argv, expected]) => ({ words, argv, expected })),
)

test.each(rows)('$words $argv', async ({ words, argv, expected }) => {
  expectOptions(await specOf(commands.get(words)!), argv, expected)
})
