import { expect, test } from 'vitest'
import { bindingIds, bindingOf, keyLabel } from '../../tui/src/input/keys'
import { run, runHere } from '../harness/cli'

test.each([
  ['help', '--help'],
  ['help alarms lift-fault', 'alarms lift-fault --help'],
  ['help alarms lift-fault ack', 'alarms lift-fault ack --help'],
  // What comes after a command is not run.
  ['help logout now', 'logout --help'],
  ['help --verbose whoami', 'whoami --help'],
])('%s is the same as %s', async (line, same) => {
  const outcome = await runHere(line.split(' '))
  expect(outcome).toMatchObject({ code: 0, stderr: '' })
  expect(outcome).toEqual(await runHere(same.split(' ')))
})

test('help of what there is not says so, and help itself is among the commands', async () => {
  expect(await runHere(['help', 'alarm'])).toEqual({
    code: 2,
    stdout: '',
    stderr: "liftwatch: unknown command 'alarm'\n(Did you mean alarms?)\n",
  })
  expect((await runHere(['--help'])).stdout).toMatch(/^ {2}help \[command...\] {2,}Show the help of a command$/m)
})

test('as a process, what only asks for help is answered at once', async () => {
  expect(await run(['help', 'context'])).toEqual(await run(['context', '--help']))
})

test('options that have to be given are marked, and no others', async () => {
  const { stdout } = await runHere(['context', 'add', '--help'])
  expect(stdout).toMatch(/--server <url> +address of the server, or of several with commas between them \(required\)/)
  expect(stdout.match(/\(required\)/g)).toHaveLength(1)
})

test.each([
  ['cases list', 'logged on this day or later'],
  ['switch-offs list', 'off on this day or later'],
  ['alarms rbe list', 'set on this day or later'],
])('%s says what happened on the days that are asked for', async (words, happened) => {
  expect((await runHere(['help', ...words.split(' ')])).stdout).toContain(`  ${happened}`)
})

test('the monitor has its options and all of its keys in its help', async () => {
  const { stdout } = await run(['help', 'monitor'])
  expect(stdout).toMatch(/--readonly +watch only/)
  for (const key of bindingIds.flatMap(id => bindingOf(id).keys)) {
    expect(stdout.split('\n').some(line => line.slice(2).split('  ')[0]!.split(' ').includes(keyLabel(key)))).toBe(true)
  }
  expect(stdout).toMatch(/^ {2}q {2,}Quit$/m)
})
