import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { logIn, newClient } from '../harness/builders'
import { main, makeConfigFolder, runHere, type Outcome } from '../harness/cli'
import { server, test as usualTest, user } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { hasTmux, openTmux } from '../harness/tmux'

const chosen = 'corridor walnut 81 lantern'
const test = usualTest.extend('given', { scope: 'file' }, { user: {} })

let folder: string

test.beforeAll(async () => {
  folder = await makeConfigFolder()
  await writeFile(join(folder, 'new'), `${chosen}\n`)
})

function run(line: string, stdin = user.password): Promise<Outcome> {
  const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: folder }
  return runHere(line.split(' '), { env, stdin })
}

const logInWith = (password: string) => outcomeOf(newClient(server).session.login({ name: user.name, password }))

test('is changed once the present one is proven, and ends the other sessions', async () => {
  const other = await logIn(server, user)
  expect((await run(`login ${user.name} --password-file -`)).code).toBe(0)
  const wrong = await run(`password --old-password-file - --password-file ${join(folder, 'new')}`, 'something else')
  expect(wrong).toMatchObject({ code: 2, stdout: '', stderr: 'liftwatch: The old password is wrong.\n' })
  expect(await logInWith(chosen)).toBe('bad-login')

  expect(await run(`password --old-password-file - --password-file ${join(folder, 'new')}`)).toEqual({
    code: 0,
    stdout: '',
    stderr: 'Password changed. Your other sessions have ended.\n',
  })
  expect(await outcomeOf(other.session.user({}))).toBe('not-logged-in')
  expect((await run('whoami')).code).toBe(0)
  expect(await logInWith(chosen)).toBe('ok')
})

test.skipIf(!hasTmux)('typed differently the second time changes nothing', async () => {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, LANG: 'C.UTF-8', LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: folder }
  const terminal = await openTmux(100, 20, env)
  await terminal.press(`node ${main} password`, 'Enter')
  await terminal.waitFor('Current password:')
  await terminal.press(chosen, 'Enter')
  await terminal.waitFor('New password:')
  await terminal.press('another walnut 81 lantern', 'Enter')
  await terminal.waitFor('New password again:')
  await terminal.press('another walnut 82 lantern', 'Enter')
  expect(await terminal.waitFor('must be typed the same way twice')).not.toContain('walnut')
  await terminal.close()
  expect(await logInWith(chosen)).toBe('ok')
})
