import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** What it does with a log-in, where that is not what ThingsBoard documents. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => void

/** In the place of ThingsBoard: its log-in as documented, and a page that takes tokens from its address as ThingsBoard's own does. */
export interface Thingsboard {
  readonly url: string
  /** Log-ins that were tried, with what they were sent. */
  readonly tried: Record<string, unknown>[]
  /** Addresses that browsers asked its pages by, and with which referrer. */
  readonly visits: { readonly url: string; readonly referrer: string | undefined }[]
  /** When, by the clock that is never set. */
  readonly triedAtMs: number[]
  /** So many of the next questions by a token are refused, as after a restart with another key. */
  refusals: number
  /** From now on; undefined for as documented. */
  answering: Answering | undefined
  readonly stop: () => Promise<void>
}

export const thingsboardUser = { user: 'viewer@estate.example', password: 'a view of "lifts"' }

/** Takes the tokens out of the address, asks the server who it is, and says to the page around it, in each way, that it is logged out. */
const page = `<!doctype html><title>ThingsBoard</title><body style="font: 16px sans-serif; background: #eef2f6">
<h1>…</h1><script>
const query = new URLSearchParams(location.search)
for (const name of ['accessToken', 'refreshToken']) if (query.has(name)) localStorage.setItem(name, query.get(name))
history.replaceState(null, '', location.pathname)
async function show() {
  const headers = { 'x-authorization': 'Bearer ' + localStorage.getItem('accessToken') }
  const { ok } = await fetch('api/auth/user', { headers })
  document.querySelector('h1').textContent = ok ? 'Lift energy' : 'Login'
  if (ok) return
  for (const message of ['login', { type: 'login' }, JSON.stringify({ type: 'login' })]) parent.postMessage(message, '*')
}
show()
</script>`

export async function startThingsboard(): Promise<Thingsboard> {
  const valid = new Set<string>()
  const self: Pick<Thingsboard, 'answering' | 'refusals'> = { answering: undefined, refusals: 0 }
  const triedAtMs: number[] = []
  const tried: Record<string, unknown>[] = []
  const visits: { url: string; referrer: string | undefined }[] = []

  async function logIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = JSON.parse(await text(request)) as Record<string, unknown>
    tried.push(sent)
    triedAtMs.push(performance.now())
    if (self.answering) return self.answering(request, response)
    const isRight = sent['username'] === thingsboardUser.user && sent['password'] === thingsboardUser.password
    response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' })
    if (!isRight) return void response.end('{"status":401,"message":"Invalid username or password","errorCode":10}')
    const token = `access.${randomBytes(12).toString('base64url')}`
    valid.add(token)
    response.end(
      JSON.stringify({ token, refreshToken: `refresh.${randomBytes(12).toString('base64url')}`, scope: null }),
    )
  }

  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://here')
    if (request.method === 'POST' && pathname === '/api/auth/login') return void logIn(request, response)
    if (pathname === '/api/auth/user') {
      const token = String(request.headers['x-authorization']).replace('Bearer ', '')
      const isAccepted = self.refusals === 0 && valid.has(token)
      if (self.refusals > 0) self.refusals -= 1
      return response.writeHead(isAccepted ? 200 : 401).end('{}')
    }
    if (pathname !== '/') return response.writeHead(404).end()
    visits.push({ url: request.url!, referrer: request.headers.referer })
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  return Object.assign(self, {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    tried,
    visits,
    triedAtMs,
    stop: () =>
      new Promise<void>(resolve => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  })
}

interface Listed {
  readonly id: string
  readonly name: string
  readonly url: string
}

/** Writes the settings of dashboards, all of the one user, and answers their path. */
export async function writeDashboards(
  listed: readonly (Listed & Record<string, unknown>)[],
): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'lw-dashboards-'))
  await writeFile(join(folder, 'password'), `${thingsboardUser.password}\n`)
  const path = join(folder, 'dashboards.json')
  const full = listed.map(own => ({
    kind: 'thingsboard',
    user: thingsboardUser.user,
    passwordFile: 'password',
    ...own,
  }))
  await writeFile(path, JSON.stringify(full))
  return { path, remove: () => rm(folder, { recursive: true, force: true }) }
}
