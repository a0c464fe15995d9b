import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { completion } from '../../cli/src/commands/completion'
import { makeConfigFolder, optionsOf, runHere } from '../harness/cli'

const shells = ['bash', 'zsh', 'fish'] as const
const files: Record<string, string> = {}

function isHere(shell: string): boolean {
  return spawnSync(shell, ['--version']).status === 0
}

beforeAll(async () => {
  const folder = await makeConfigFolder()
  for (const shell of shells) {
    const { code, stdout, stderr } = await runHere(['completion', shell])
    expect([code, stderr]).toEqual([0, ''])
    files[shell] = join(folder, `liftwatch.${shell}`)
    await writeFile(files[shell], stdout)
  }
})

test('completion takes a shell', () => {
  expect(optionsOf(completion([]), ['zsh'])).toEqual({ shell: 'zsh' })
  expect(optionsOf(completion([]), ['csh'])).toBe(
    "error: command-argument value 'csh' is invalid for argument 'shell'. Allowed choices are bash, zsh, fish.",
  )
})

for (const shell of shells) {
  const name = isHere(shell) ? `${shell} reads its script` : `${shell} is not on this machine, to read its script`
  test.skipIf(!isHere(shell))(name, () => {
    const { status, stderr } = spawnSync(shell, ['-n', files[shell]!], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })
}

describe('bash completes', () => {
  const typed = (words: string[]) => {
    const script = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _liftwatch; echo "\${COMPREPLY[*]}"`
    const { stdout, stderr } = spawnSync('bash', ['-c', script, '-', files['bash']!, ...words], { encoding: 'utf8' })
    expect(stderr).toBe('')
    return stdout.trim().split(' ')
  }

  test.each([
    ['liftwatch con', ['context']],
    ['liftwatch context ', ['list', 'show', 'use', 'add', 'remove']],
    ['liftwatch completion ', ['bash', 'zsh', 'fish']],
    ['liftwatch context add x --tok', ['--token-file']],
    ['liftwatch alarms lift-fault watch -o ', ['table', 'jsonl', 'csv']],
    ['liftwatch alarms lift-fault watch --output = j', ['jsonl']],
    ['liftwatch --context list alarms lift-fault sh', ['show']],
    ['liftwatch alarms --ret', ['']],
    ['liftwatch whoami --ret', ['--retry']],
    ['liftwatch help alarms li', ['lift-fault']],
    ['liftwatch hel', ['help']],
    ['liftwatch alarms lift-fault list --severity ur', ['urgent']],
    ['liftwatch alarms lift-fault list --severity urgent,br', ['urgent,breakdown']],
    ['liftwatch lifts list --columns name,lmdC', ['name,lmdClientId']],
    ['liftwatch reports run mb', ['mbr']],
    // A free value is a file, which bash completes itself.
    ['liftwatch context add x --token-file ', ['']],
    ['liftwatch nothing ', ['login']],
  ])('%s', (line, expected) => {
    expect(typed(line.split(' '))).toEqual(expect.arrayContaining(expected))
  })
})
