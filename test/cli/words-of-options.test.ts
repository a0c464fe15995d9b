import { Command } from 'commander'
import { expect, test } from 'vitest'
import { checkInput } from '@liftwatch/core/contract/check-input'
import { errorCodes } from '@liftwatch/core/errors'
import type { CommandSpec } from '../../cli/src/command/command'
import { runHere } from '../harness/cli'
import { commandTree } from '../../cli/src/tree/tree'
import { commandsIn, specOf } from '../harness/commands'

const commands = await Promise.all(
  (await commandsIn(commandTree)).map(async ([words, command]) => [words, await specOf(command)] as const),
)

const wrong = [
  '',
  ' ',
  'x',
  '-1',
  '0',
  '1.5',
  '99999999999',
  'NaN',
  '=',
  'a=b',
  ',',
  '\0',
  'x'.repeat(5_000),
  '2026-99-99',
]

/** Codes of the API, which people type in small letters and with hyphens; formats of time have letters of their own. */
const codes = /one of .*\b([A-Z]{2,}_[A-Z]+|SET|PHONE|OPEN|true|URGENT|USER|ACTIVE)\b/

/** What zod says where no one has said it better, and what programs read. */
const raw = new RegExp(
  `^Invalid|expected|received|Too (small|big)|Unrecognized|pattern|\\bzod\\b|NaN$|\\[object|undefined|^(${errorCodes.join('|')})$`,
  'i',
)

/** What is said of options that are as they should not be. */
function saidOf(spec: CommandSpec<unknown>, given: object): string[] {
  return checkInput(spec.options, given).error?.issues.map(({ message }) => message) ?? []
}

test.each(commands)('%s says what is wrong in words of its own', (_, spec) => {
  const command = spec.configure(new Command('it'))
  const said = new Map<string, string>()
  const note = (about: string, messages: readonly string[]) => messages.forEach(message => said.set(message, about))
  note('nothing', saidOf(spec, command.opts()))
  for (const value of wrong) {
    for (const option of command.options) {
      // What has choices is refused by commander, which names them.
      if (option.argChoices || (!option.required && !option.optional)) continue
      const typed: unknown = option.parseArg ? option.parseArg(value, undefined as never) : value
      note(`${option.flags} ${value}`, saidOf(spec, { ...command.opts(), [option.attributeName()]: typed }))
    }
    for (const argument of command.registeredArguments) {
      const name = argument.name().replaceAll(/-(\w)/g, (__, letter: string) => letter.toUpperCase())
      note(`${name} ${value}`, saidOf(spec, { ...command.opts(), [name]: argument.variadic ? [value] : value }))
    }
  }
  const found = [...said]
    .filter(([message]) => raw.test(message) || codes.test(message))
    .map(([message, about]) => `${about}: ${message}`)
  expect(found.map(line => line.slice(0, 200))).toEqual([])
})

test('what the system says of a file is said in words, without its codes', async () => {
  const long = 'x'.repeat(300)
  const lines = [`estate check ${long} --offline`, `people import ${long}`]
  for (const line of lines) {
    const { code, stderr } = await runHere(line.split(' '), {
      env: { LIFTWATCH_SERVER: 'http://127.0.0.1:9', LIFTWATCH_TOKEN: 'lw_x' },
    })
    expect({ line, code, stderr }).toEqual({
      line,
      code: 2,
      stderr: `liftwatch: ${long} cannot be read: name too long.\n`,
    })
  }
})
