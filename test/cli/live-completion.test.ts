import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { block } from '../harness/builders'
import { main, makeConfigFolder, runHere } from '../harness/cli'
import { server, test as usualTest, user } from '../harness/fixtures'

const test = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block()], user: { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } },
)

let env: Record<string, string>

test.beforeAll(async () => {
  env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  await runHere(['context', 'add', 'production', '--server', server.url], { env })
  await runHere(['login', user.name, '--password-file', '-'], { env, stdin: user.password })
})

/** What bash offers for the last word, by the script and the program as they are shipped. */
async function offered(line: string): Promise<string[]> {
  const { stdout: script } = await runHere(['completion', 'bash'])
  const words = line.split(' ')
  const driver = `${script}
liftwatch() { "${process.execPath}" "${main}" "$@"; }
COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _liftwatch; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { PATH = '' } = process.env
  const { stdout } = await promisify(execFile)('bash', ['-c', driver, '-', ...words], { env: { PATH, ...env } })
  return stdout.trimEnd().split('\n')
}

test.each([
  ['liftwatch context use pro', ['production']],
  ['liftwatch whoami --context ', ['production']],
  ['liftwatch org use ang', [String.raw`Ang\ Mo\ Kio\ Town\ Council`]],
  ['liftwatch maintenance days list AMK-AMA1-205-', ['AMK-AMA1-205-A', 'AMK-AMA1-205-B']],
  ['liftwatch maintenance days list AMK-AMA1-205-B', ['AMK-AMA1-205-B']],
  ['liftwatch maintenance days list amk', ['AMK-AMA1-205-A', 'AMK-AMA1-205-B']],
])('bash completes %s from what there is', async (line, expected) => {
  expect(await offered(line)).toEqual(expected)
})

test('where nothing can be asked, nothing is offered or said', async () => {
  env = { ...env, LIFTWATCH_SERVER: 'http://127.0.0.1:1', LIFTWATCH_TOKEN: 'lw_none' }
  expect(await offered('liftwatch maintenance days list AMK')).toEqual([''])
})
