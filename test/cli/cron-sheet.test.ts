import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect } from 'vitest'
import { block, createUser, logIn, sendAlarm } from '../harness/builders'
import { reportPermissions } from '@liftwatch/core/contract/accounts/permissions'
import { buildStale } from '../../scripts/build'
import { device, server, test as usualTest } from '../harness/fixtures'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const sheet = await readFile(join(repository, 'docs/cron.md'), 'utf8')

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()] })

/** The lines of the sheet's blocks of a kind that are neither comments nor settings. */
function lines(kind: 'cron' | 'sh'): string[] {
  const blocks = [...sheet.matchAll(new RegExp('^```' + kind + '\\n(.*?)^```', 'gms'))].map(match => match[1]!)
  return blocks.flatMap(text => text.split('\n')).filter(line => line !== '' && !/^(#|[A-Z_]+=)/.test(line))
}

/** Whether it mails only where something is the matter. */
const isOfAlarm = (line: string) => /traps\.txt|status\.txt/.test(line)

/** What of a line of a crontab follows its times. */
const command = (line: string) => line.replace(/^(\S+\s+){5}/, '')

let folder: string
let env: Record<string, string>

test.beforeAll(async () => {
  await buildStale()
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-cron-'))
  await sendAlarm(server, device, { number: 7 })
  const client = await logIn(server, await createUser(server))
  const permissions = ['home', 'lift-fault', 'passenger-trap', 'lifts', ...reportPermissions] as const
  const { token } = await client.userTokens.create({ name: 'cron', permissions: [...permissions], expiresInDays: 1 })
  const path = `${join(repository, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  env = { PATH: path, LIFTWATCH_SERVER: server.url, LIFTWATCH_TOKEN: token }
})
test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

describe('what docs/cron.md says', () => {
  test('has examples', () => {
    expect(lines('cron')).toHaveLength(6)
    expect(lines('sh')).toHaveLength(6)
  })

  // With nothing in the environment but what the sheet puts there, as cron runs it.
  test.each([...lines('cron').map(command), ...lines('sh')])('%s', async line => {
    const asked = line.replaceAll('/srv/lifts', folder)
    const { stdout, stderr } = await promisify(execFile)('/bin/sh', ['-c', asked], { env, cwd: '/' })
    expect(stderr).not.toContain('liftwatch:')
    if (line.includes('--out') || line.includes('--dir'))
      expect(stderr).toMatch(/: rows \d+, bytes \d+, sha256 [0-9a-f]{64}\.\n$/)
    else if (isOfAlarm(line)) expect(stdout + stderr).toBe('')
    else expect(stdout).toMatch(/\S/)
  })

  // The estate has no one trapped: a mail by cron would be about nothing.
  test('says nothing where there is nothing to say, and something once there is', async () => {
    const alarms = lines('cron').map(command).filter(isOfAlarm)
    expect(alarms).toHaveLength(2)
    await sendAlarm(server, device, { type: 'PASSENGER_TRAP', number: 0, ts: Date.now() - 3_600_000 })
    for (const line of alarms) {
      const asked = line.replaceAll('/srv/lifts', folder)
      const { stdout } = await promisify(execFile)('/bin/sh', ['-c', asked], { env, cwd: '/' })
      expect(stdout, line).toContain(device.lifts[0])
      const away = { ...env, LIFTWATCH_SERVER: 'http://127.0.0.1:9' }
      if (line.includes('passenger-trap')) {
        const { stdout: mail } = await promisify(execFile)('/bin/sh', ['-c', asked], { env: away, cwd: '/' })
        expect(mail).toContain('unreachable')
      }
    }
  })

  test('is in the files that its names promise', async () => {
    const names = (await readdir(folder)).toSorted()
    const month = '\\d{4}-\\d{2}'
    expect(names.join(' ')).toMatch(
      new RegExp(
        `^faults-${month}.xlsx lifts-${month}-\\d{2}.csv lifts.csv reports status.txt traps-${month}.xlsx traps.txt urgent.csv$`,
      ),
    )
  })
})
