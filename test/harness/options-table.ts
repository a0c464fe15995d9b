import { expect, test } from 'vitest'
import type { CommandSpec } from '../../cli/src/command/command'
import { optionsOf } from './cli'

/** Each row: argv, and the options or the words that it gives. */
export type OptionRows = readonly (readonly [argv: string, expected: unknown])[]

/** The rows of each command, by its words. */
export type OptionTables = Readonly<Record<string, OptionRows>>

/** An id as commands take it. */
export const id = '01890a5d-ac96-774b-bcce-b302099a8057'

/** What a list's options are where argv has no word on it. */
export const page = {
  extent: { page: 0, size: 20 },
  sort: 'alarmStartTs,DESC',
  output: { format: 'table' },
  failIfEmpty: false,
}

/** Compares what a command makes of its argv. */
export function expectOptions<Options>(spec: CommandSpec<Options>, argv: string, expected: unknown): void {
  const options = optionsOf(spec, argv === '' ? [] : argv.split(' '))
  if (typeof expected === 'string') expect(options).toBe(expected)
  else expect(JSON.parse(JSON.stringify(options))).toEqual(expected)
}

export function table<Options>(name: string, spec: CommandSpec<Options>, rows: OptionRows): void {
  test.each(rows)(`${name} %s`, (argv, expected) => expectOptions(spec, argv, expected))
}
