import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { noticeIdsIn, newestIdIn } from './read-items'

/** Opens streams, and more of them later, each with a session of its own. */
export interface ScreensRequest {
  readonly port: number
  readonly tokens: readonly string[]
  /** Every so many a stream notes when each notice came. */
  readonly sampleEvery: number
}

/** What has come until now, since the last question. */
export interface ScreensReport {
  readonly open: number
  /** By stream that notes it: when each record's first notice came. */
  readonly noticedAt: readonly Record<string, number>[]
  /** The id that each open stream has come to. */
  readonly reachedIds: readonly number[]
  readonly bytes: number
}

interface Screen {
  readonly socket: Socket
  reachedId: number
  readonly noticedAt: Map<string, number> | undefined
  /** What of a sampled stream is no whole item yet. */
  rest: string
}

const openAtOnce = 50
const screens: Screen[] = []
let bytes = 0

/** All are read to the end; only some are read for what they say, for this process shares the cores with the server. */
function take(screen: Screen, data: Buffer): void {
  bytes += data.length
  screen.reachedId = newestIdIn(data) ?? screen.reachedId
  const { noticedAt } = screen
  if (!noticedAt) return
  const at = Date.now()
  const { ids, rest } = noticeIdsIn(screen.rest + data.toString('latin1'))
  screen.rest = rest
  for (const id of ids) if (!noticedAt.has(id)) noticedAt.set(id, at)
}

async function open(port: number, token: string, isSampled: boolean): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  // What a stream missed by its end is seen by the id that it came to.
  socket.on('error', () => {})
  socket.write(
    `GET /api/events HTTP/1.1\r\nhost: lifts\r\naccept: text/event-stream\r\ncookie: liftwatch_session=${token}\r\n\r\n`,
  )
  const screen: Screen = { socket, reachedId: 0, noticedAt: isSampled ? new Map() : undefined, rest: '' }
  const [first] = (await once(socket, 'data')) as [Buffer]
  if (!first.toString('latin1').startsWith('HTTP/1.1 200')) throw new Error(first.toString('latin1').slice(0, 300))
  take(screen, first)
  socket.on('data', data => take(screen, data))
  screens.push(screen)
}

async function openAll({ port, tokens, sampleEvery }: ScreensRequest): Promise<void> {
  for (let from = 0; from < tokens.length; from += openAtOnce) {
    const together = tokens.slice(from, from + openAtOnce)
    await Promise.all(together.map((token, index) => open(port, token, (from + index) % sampleEvery === 0)))
  }
}

function report(): ScreensReport {
  const noticedAt = screens.flatMap(screen => {
    if (!screen.noticedAt) return []
    const noted = Object.fromEntries(screen.noticedAt)
    screen.noticedAt.clear()
    return [noted]
  })
  const open = screens.filter(({ socket }) => !socket.destroyed && !socket.readableEnded)
  const answer = { open: open.length, noticedAt, reachedIds: open.map(({ reachedId }) => reachedId), bytes }
  bytes = 0
  return answer
}

process.on('message', (request: ScreensRequest | 'report') => {
  if (request === 'report') process.send!(report())
  else void openAll(request).then(() => process.send!(report()))
})
