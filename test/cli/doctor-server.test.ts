import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverChecks, type ServerFinding } from '@liftwatch/core/contract/server-checks'
import { expect, onTestFinished } from 'vitest'
import { run } from '../harness/cli'
import { test } from '../harness/fixtures'
import { mustStart } from '../harness/server-process'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'liftwatch-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function examine(env: Record<string, string>, ...more: string[]) {
  const { code, stdout, stderr } = await run(['doctor', '--server', '-o', 'json', ...more], {
    env: { DATABASE_URL: '', MQTT_URL: '', ...env },
  })
  expect(stderr).toBe('')
  const { content } = JSON.parse(stdout) as { content: ServerFinding[] }
  const of = (check: string) => content.find(found => found.check === check)
  return { code, content, of, status: (check: string) => of(check)?.status }
}

test('a server that is not there yet: all that it needs is there, and nothing is made', async () => {
  const folder = join(await newFolder(), 'data')
  const { code, content, of } = await examine({ LIFTWATCH_DATA: folder, LIFTWATCH_PORT: '0', LIFTWATCH_MQTT_PORT: '0' })
  expect(code).toBe(0)
  expect(content.map(({ check }) => check)).toEqual(serverChecks)
  expect(of('data-folder')?.detail).toBe(`${folder} is not there yet; the first start makes it.`)
  expect(of('database')?.detail).toBe(`The embedded PostgreSQL, in ${folder}; it does not run now.`)
  expect(of('mail-server')).toMatchObject({ status: 'warning', advice: expect.stringContaining('LIFTWATCH_SMTP_URL') })
  await expect(rm(folder)).rejects.toThrow('ENOENT')
})

test('a server that runs: its ports are taken by itself, its database is asked', async () => {
  const folder = await newFolder()
  const running = await mustStart({ LIFTWATCH_DATA: folder })
  onTestFinished(async () => void (await running.end('SIGTERM')))
  const file = join(await newFolder(), 'liftwatch.env')
  const { port } = new URL(running.url)
  await writeFile(
    file,
    `# ports\nLIFTWATCH_PORT=${port}\nLIFTWATCH_MQTT_PORT=${running.mqttPort}\nLIFTWATCH_DATA="${folder}"\n`,
  )
  const { code, of } = await examine({}, '--settings', file)
  expect(code).toBe(0)
  expect(of('web-port')?.detail).toMatch(/^Liftwatch \d+\.\d+\.\d+ listens on port \d+ of 127\.0\.0\.1: it runs\.$/)
  expect(of('mqtt-port')?.detail).toMatch(/it runs\.$/)
  expect(of('database')?.detail).toMatch(/^PostgreSQL \d+\.\d+, embedded, in /)
  expect(of('migrations')?.detail).toMatch(/^All \d+ are applied\.$/)
  expect(of('server-clock')?.status).toBe('ok')
  expect(of('secret-key')?.detail).toBe(`${folder}/secret-key, for its owner alone.`)
})

test('what is wrong is said line by line, each with its fix, and the end is 1', async () => {
  const folder = await newFolder()
  const key = join(folder, 'key')
  await writeFile(key, 'no key\n')
  await mkdir(join(folder, 'data'))
  await chmod(join(folder, 'data'), 0o755)
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as AddressInfo
  const { code, of } = await examine({
    LIFTWATCH_DATA: join(folder, 'data'),
    LIFTWATCH_PORT: String(port),
    LIFTWATCH_SECRET_KEY_FILE: key,
    LIFTWATCH_SMTP_URL: 'smtp://127.0.0.1:1',
    LIFTWATCH_MAIL_FROM: 'liftwatch@mail.example',
    DATABASE_URL: 'postgres://ann:secret@127.0.0.1:1/liftwatch',
    MQTT_URL: 'mqtt://ann:secret@127.0.0.1:1',
  })
  expect(code).toBe(1)
  expect(of('data-folder')).toMatchObject({ status: 'warning', advice: `Run: chmod 700 ${folder}/data` })
  expect(of('web-port')).toMatchObject({ status: 'failed', advice: 'Stop that, or set LIFTWATCH_PORT to a free port.' })
  expect(of('web-port')?.detail).toMatch(new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is taken by .+\\.$`))
  expect(of('secret-key')).toMatchObject({ status: 'failed', detail: expect.stringContaining('32 bytes in base64') })
  expect(of('database')).toMatchObject({
    status: 'failed',
    detail: expect.stringMatching(/^127\.0\.0\.1:1\/liftwatch: .*ECONNREFUSED/),
    advice: 'Start PostgreSQL there, or correct host and port in DATABASE_URL.',
  })
  expect([of('migrations')?.status, of('server-clock')?.status, of('mqtt-port')?.status]).toEqual(
    Array(3).fill('skipped'),
  )
  expect(of('broker')).toMatchObject({ status: 'failed', detail: expect.stringMatching(/^mqtt:\/\/127\.0\.0\.1:1: /) })
  expect(of('mail-server')).toMatchObject({
    status: 'failed',
    detail: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:1: /),
  })
  const all = JSON.stringify([of('database'), of('broker'), of('mail-server')])
  expect(all).not.toContain('secret')
})

test('settings that cannot be used are named with the fix, and nothing else is looked at', async () => {
  const { code, of, content } = await examine({ LIFTWATCH_PORT: 'x' })
  expect(code).toBe(1)
  expect(of('settings')).toMatchObject({ status: 'failed', detail: 'LIFTWATCH_PORT: must be a number (it is "x")' })
  expect(content.slice(1).map(({ status }) => status)).toEqual(Array(serverChecks.length - 1).fill('skipped'))
})

test('a file of settings that is not there is named', async () => {
  const { code, stderr } = await run(['doctor', '--server', '--settings', '/no/such.env'])
  expect(code).toBe(2)
  expect(stderr).toContain('--settings')
})
