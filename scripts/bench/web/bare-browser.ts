import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { z } from 'zod'
import { findBrowser } from '../../browser'

const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  sessionId: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ message: z.string() }).optional(),
})

type Message = z.infer<typeof message>
type Answer = Record<string, unknown>

/**
 * A browser that is driven by its own protocol alone. Playwright has each page report what runs in it (`Runtime.enable`), and where that
 * is on, the browser writes down where it is whenever an error is made: in React's file that is a tenth of a second of a slow machine,
 * which is in no user's way.
 */
export interface BareBrowser {
  /** Errors: the browser's own, with the name of the call. */
  readonly send: (method: string, params?: object, sessionId?: string) => Promise<Answer>
  /** Answers what ends it. */
  readonly listen: (listener: (message: Message) => void) => () => void
  readonly close: () => Promise<void>
}

/** By `--remote-debugging-pipe` a browser reads from its fourth stream and writes to its fifth, with a zero after each message. */
const separator = '\0'

function pipesOf(child: ChildProcess): { readonly input: Writable; readonly output: Readable } {
  return { input: child.stdio[3] as Writable, output: child.stdio[4] as Readable }
}

function onMessages(output: Readable, handle: (message: Message) => void): void {
  let rest = ''
  output.setEncoding('utf8')
  output.on('data', (part: string) => {
    const texts = (rest + part).split(separator)
    rest = texts.pop()!
    for (const text of texts) handle(message.parse(JSON.parse(text)))
  })
}

const endedError = { message: 'the browser has ended' }

export async function launchBareBrowser(): Promise<BareBrowser> {
  const { executablePath, args } = await findBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'lw-bench-browser-'))
  const own = ['--headless', '--hide-scrollbars', '--remote-debugging-pipe', `--user-data-dir=${folder}`]
  const child = spawn(executablePath, [...args, ...own, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const { input, output } = pipesOf(child)
  const asked = new Map<number, (answer: Message) => void>()
  const listeners = new Set<(message: Message) => void>()
  let lastId = 0
  let hasEnded = false
  const ended = new Promise<void>(resolve =>
    child.once('exit', () => {
      hasEnded = true
      for (const [id, answer] of asked) answer({ id, error: endedError })
      resolve()
    }),
  )
  // It says that it has ended by its exit.
  input.on('error', () => {})
  onMessages(output, received => {
    if (received.id === undefined) for (const listener of listeners) listener(received)
    else asked.get(received.id)?.(received)
  })

  async function send(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
    const id = ++lastId
    if (hasEnded) throw new Error(`${method}: ${endedError.message}`)
    const answered = new Promise<Message>(resolve => asked.set(id, resolve))
    input.write(JSON.stringify({ id, method, params, sessionId }) + separator)
    const { error, result = {} } = await answered
    asked.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }

  return {
    send,
    listen: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: async () => {
      // One that has ended is closed.
      await send('Browser.close').catch(() => {})
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
