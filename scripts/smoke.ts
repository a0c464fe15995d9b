import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@liftwatch/core/client/client'
import { cookieCredentials } from '@liftwatch/core/client/credentials'
import { root } from './build-parts'
import { readDemo } from './demo/file'

const patienceMs = 180_000

interface Run {
  readonly url: string
  readonly output: string
  readonly readyMs: number
  /** What it has written to stderr. */
  readonly warnings: () => string
  /** Stops it as Ctrl-C would; answers the exit code. */
  readonly stop: () => Promise<number | null>
}

/** `npm start`, as a person types it, until it has printed its address and log-ins. */
async function start(dataFolder: string): Promise<Run> {
  const startedAt = Date.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      LIFTWATCH_DATA: dataFolder,
      LIFTWATCH_PORT: '0',
      LIFTWATCH_MQTT_PORT: '0',
      LIFTWATCH_LOG_LEVEL: 'warn',
    },
  })
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  let output = ''
  let warnings = ''
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString()
    process.stdout.write(data.toString())
  })
  child.stderr.on('data', (data: Buffer) => {
    warnings += data.toString()
    process.stderr.write(data.toString())
  })
  for (let url: string | undefined; Date.now() - startedAt < patienceMs && child.exitCode === null; await sleep(50)) {
    url = /Liftwatch: (http\S+)/.exec(output)?.[1]
    if (url && output.includes('Data folder:')) {
      const readyMs = Date.now() - startedAt
      return {
        url,
        output,
        readyMs,
        warnings: () => warnings,
        async stop() {
          child.kill('SIGINT')
          return ended
        },
      }
    }
  }
  child.kill('SIGKILL')
  throw new Error('npm start did not become ready')
}

function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`smoke: ${what}`)
  process.stdout.write(`ok  ${what}\n`)
}

async function tryOut({ url, output }: Run, dataFolder: string): Promise<void> {
  must((await fetch(`${url}/readyz`)).status === 200, '/readyz answers 200')
  const page = await fetch(`${url}/alarms/lift-fault`)
  must(page.ok && (await page.text()).includes('<div id="root">'), 'the web console is served')
  const { logins } = (await readDemo(dataFolder))!
  must(!logins.some(({ password }) => output.includes(password)), 'it prints no password where there is no terminal')
  const login = logins.find(({ name }) => name.startsWith('admin@'))!
  let cookie: string | undefined
  const credentials = cookieCredentials({ read: () => cookie, write: value => (cookie = value) })
  const client = createClient({ baseUrl: url, fetch, credentials })
  await client.session.login({ name: login.name, password: login.password })
  const [organization] = await client.organizations.mine({})
  await client.organizations.select({ id: organization!.id })
  const faults = await client.liftFaults.count({})
  must(faults.total > 1_000, `the demo has a history: ${faults.total} lift faults`)
  const { totalElements } = await client.lifts.page({})
  must(totalElements > 500, `the demo has an estate: ${totalElements} lifts`)
}

const dataFolder = await mkdtemp(join(tmpdir(), 'lw-smoke-'))
try {
  const first = await start(dataFolder)
  await tryOut(first, dataFolder)
  must((await first.stop()) === 0, 'it stops in order')
  must(!/warning/i.test(first.warnings()), 'nothing warns of anything')
  const second = await start(dataFolder)
  await tryOut(second, dataFolder)
  process.stdout.write(`first start ready after ${first.readyMs} ms, second after ${second.readyMs} ms\n`)
  must((await second.stop()) === 0, 'it stops in order again')
} finally {
  await rm(dataFolder, { recursive: true, force: true })
}
process.exit()
