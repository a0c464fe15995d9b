import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { block, sendAlarm } from '../harness/builders'
import { makeConfigFolder, run, start } from '../harness/cli'
import { device, server, test as usualTest, user as operator } from '../harness/fixtures'
import { change, follow } from '../harness/followed-feed'
import { openMonitor } from '../harness/monitor'
import { mustStart, type ServerProcess } from '../harness/server-process'
import { soon } from '../harness/soon'

const folders: string[] = []
const processes: ServerProcess[] = []

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: {} })

/** A server as it is shipped, on the database of the file's own. */
async function startProcess(): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'liftwatch-two-'))
  folders.push(folder)
  const started = await mustStart({ LIFTWATCH_DATA: folder, DATABASE_URL: server.databaseUrl })
  processes.push(started)
  return started
}

test.afterAll(async () => {
  await Promise.all(processes.map(one => one.end('SIGKILL')))
  await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))
})

function linesOf<Line>(stdout: string): Line[] {
  const lines = stdout.split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line) as Line)
}

test('one of two servers is killed amid changes: feed, watch and monitor go on at the other, and miss nothing', async () => {
  const [first, second] = [await startProcess(), await startProcess()]
  const env = {
    LIFTWATCH_SERVER: `${first.url},${second.url}/`,
    LIFTWATCH_CONFIG_DIR: await makeConfigFolder(),
  }
  const login = await run(['login', operator.name, '--password-file', '-'], { env, stdin: operator.password })
  expect(login.stderr + login.stdout).toContain('Logged in')
  // One session for all of them, and for each alone.
  for (const url of [first.url, second.url]) {
    const known = await run(['whoami', '-o', 'json'], { env: { ...env, LIFTWATCH_SERVER: url } })
    expect(JSON.parse(known.stdout)).toMatchObject({ email: operator.name, server: url })
  }
  const watch = start(['alarms', 'lift-fault', 'watch', '-o', 'jsonl'], { env })
  await watch.waitFor('Watching.')
  const monitor = openMonitor({ url: `${first.url},${second.url}` }, { user: operator })
  await monitor.waitFor('✓ Live')
  const { feed, servers, counts } = await follow([first.url, second.url], operator)

  for (let count = 1; count <= 60; count += 1) {
    if (count === 20) first.child.kill('SIGKILL')
    await change(server.db, count)
    if (count % 10 === 0) await sendAlarm(server, device, { number: count })
  }
  const numbers = () =>
    linesOf<{ alarmLiftFaultNumber: number }>(watch.stdout()).map(({ alarmLiftFaultNumber }) => alarmLiftFaultNumber)
  await soon(() => expect(counts.length).toBe(60))
  expect(counts).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
  await soon(() => expect(numbers().length).toBe(6))
  expect(numbers()).toEqual([10, 20, 30, 40, 50, 60])
  await watch.waitFor(`Now connected to ${second.url}.`)
  await monitor.waitFor(`Now connected to ${second.url}.`)
  await monitor.waitFor('✓ Live')
  expect(feed.state().mode).toBe('live')
  expect(servers.answering()).toBe(second.url)

  // The first is gone for good: what is started now finds the other by itself.
  const known = await run(['whoami', '-o', 'json'], { env })
  expect(JSON.parse(known.stdout)).toMatchObject({ email: operator.name })
  const doctor = await run(['doctor', '-o', 'jsonl'], { env })
  const findings = linesOf<{ check: string; status: string }>(doctor.stdout)
  expect(findings.filter(({ check }) => check === 'server').map(({ status }) => status)).toEqual(['failed', 'ok'])
  expect(findings.find(({ check }) => check === 'session')!.status).toBe('ok')
  feed.stop()
  watch.kill('SIGINT')
  await watch.ended
})
