import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createProgress } from '../../cli/src/terminal/progress'
import { run as runProgram } from '../../cli/src/program'
import { block, createEstate, createUser, logIn, sendAlarm } from '../harness/builders'
import { main, memoryIo } from '../harness/cli'
import { startTestServer, type TestServer } from '../harness/server'
import { soon } from '../harness/soon'
import { hasTmux, openTmux } from '../harness/tmux'

describe('a bar', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function open(options: Partial<Parameters<typeof createProgress>[1]> = {}, width: number | undefined = 60, env = {}) {
    const { io, statuses } = memoryIo({ env }, width === 0 ? {} : { width })
    return { statuses, progress: createProgress(io, { label: 'Rows', ...options }) }
  }

  test('is shown after half a second, follows at most ten times a second, and is taken away', () => {
    const { statuses, progress } = open({ total: 40 })
    progress.update(10)
    vi.advanceTimersByTime(499)
    expect(statuses).toEqual([])
    vi.advanceTimersByTime(1)
    progress.update(11)
    progress.update(20)
    vi.advanceTimersByTime(100)
    progress.update(40)
    progress.end()
    vi.advanceTimersByTime(1_000)
    expect(statuses).toEqual([
      `Rows [${'#'.repeat(8)}${' '.repeat(22)}] 10/40`,
      `Rows [${'#'.repeat(15)}${' '.repeat(15)}] 20/40`,
      '',
    ])
  })

  test('is not shown of what is done sooner, nor where there is no terminal', () => {
    for (const { statuses, progress } of [open(), open({}, 0), open({}, 60, { TERM: 'dumb' })]) {
      progress.update(1, 2)
      vi.advanceTimersByTime(statuses.length === 0 ? 400 : 0)
      progress.end()
      vi.advanceTimersByTime(1_000)
      expect(statuses).toEqual([])
    }
  })

  test.each([
    [{ total: undefined }, 60, 'Rows 1200'],
    [{ total: 2_000 }, 24, 'Rows [####  ] 1200/2000'],
    [{ total: 2_000 }, 20, 'Rows 1200/2000'],
    [{ total: 1_000, label: '行' }, 24, '行 [########] 1200/1000'],
    [{ total: undefined, shown: (bytes: number) => `${bytes / 1_000} kB` }, 60, 'Rows 1.2 kB'],
  ])('with %j and %i columns it is %j', (options, width, expected) => {
    const { statuses, progress } = open(options, width)
    progress.update(1_200)
    vi.advanceTimersByTime(500)
    expect(statuses).toEqual([expected])
  })
})

describe('where a call takes long', () => {
  let server: TestServer
  let slow: Server
  let env: Record<string, string>
  let ids: string[]
  let held: (() => void)[]

  beforeAll(async () => {
    server = await startTestServer()
    const [device] = await createEstate(server, [block({ lifts: 1_100 })])
    for (const number of [3, 7]) await sendAlarm(server, device!, { number })
    const user = await createUser(server)
    const client = await logIn(server, user)
    ids = (await client.liftFaults.page({})).content.map(({ id }) => id)
    slow = createServer((request, response) => {
      const pass = async () => {
        const { method = 'GET', url = '/', headers } = request
        const body = method === 'GET' ? null : await buffer(request)
        const { authorization = '', 'content-type': type = 'application/json' } = headers
        const sent = { authorization, 'content-type': type }
        const answer = await fetch(`${server.url}${url}`, { method, body, headers: sent })
        const text = await answer.text()
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text)
      }
      // The second page, and the second alarm.
      if (/page=1&|page=1$/.test(request.url ?? '') || request.url?.includes(ids[1]!)) held.push(() => void pass())
      else void pass()
    })
    await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', resolve))
    const { token } = await client.userTokens.create({
      name: 'x',
      permissions: ['lifts', 'lift-fault', 'lift-fault.write'],
      expiresInDays: 1,
    })
    env = {
      LIFTWATCH_SERVER: `http://127.0.0.1:${(slow.address() as { port: number }).port}`,
      LIFTWATCH_TOKEN: token,
    }
  })
  afterAll(async () => {
    slow.close()
    await server.stop()
  })

  beforeEach(() => void (held = []))

  /** How far a command is may be shown before its next call has arrived. */
  async function release(): Promise<void> {
    await soon(() => expect(held).toHaveLength(1))
    held.pop()!()
  }

  /** At a terminal, where the call that takes long is answered once something is shown. */
  async function typeAtTerminal(line: string, shown: string) {
    const { io, statuses } = memoryIo({ env }, { width: 80 })
    const ended = runProgram(line.split(' '), io)
    await soon(() => expect(statuses).toContain(shown))
    await release()
    expect(await ended).toBe(0)
    expect(statuses.at(-1)).toBe('')
  }

  test('a list over several pages shows how far it is', () =>
    typeAtTerminal('lifts list --limit 1100 -o jsonl', `Rows [${'#'.repeat(27)}   ] 1000/1100`))

  test('what is done to many alarms shows to how many of them', () =>
    typeAtTerminal(`alarms lift-fault ack ${ids.join(' ')} -o json`, `Alarms [${'#'.repeat(15)}${' '.repeat(15)}] 1/2`))

  test.skipIf(!hasTmux)('on a real terminal nothing of it stays (skipped where there is no tmux)', async () => {
    const { PATH = '', HOME = '' } = process.env
    const terminal = await openTmux(100, 20, { PATH, HOME, TERM: 'xterm-256color', LANG: 'C.UTF-8', ...env })
    const line = `clear; node ${main} lifts list --limit 1100 -o csv >/dev/null; echo "code $?"`
    await terminal.press(line, 'Enter')
    await terminal.waitFor('] 1000/1100')
    await release()
    expect(await terminal.waitFor('code 0')).toMatch(/^code 0\n/)
    await terminal.press(line, 'Enter')
    await terminal.waitFor('] 1000/1100')
    await terminal.press('C-c')
    expect(await terminal.waitFor('code 130')).not.toContain('Rows')
    await terminal.close()
  })
})
