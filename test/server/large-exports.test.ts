import { request, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { findRow } from '../../server/src/queries/rows'
import { block, createUser } from '../harness/builders'
import { csvRows, sheetsOf } from '../harness/files'
import { it as usualTest, server } from '../harness/fixtures'
import { soon } from '../harness/soon'

const rowCnt = 30_000
const it = usualTest.extend('given', { scope: 'file' }, { blocks: [block()] })

let cookie: string

it.beforeAll(async () => {
  // Descriptions that hardly compress, so that a file is larger than what sockets hold back.
  await server.db.execute(sql`
    INSERT INTO alarm (id, lift_id, type, number, description, alarm_status, alarm_start_ts, alarm_clear_ts, last_edge_ts,
      last_edge_seq, operational_status, closed_at, severity)
    SELECT gen_random_uuid(), (SELECT id FROM lift ORDER BY name LIMIT 1), 'LIFT_FAULT', 3,
      n || ' ' || (SELECT string_agg(md5(n::text || part), '') FROM generate_series(1, 40) part),
      'CLEAR', n * 1000::int8, n * 1000::int8 + 500, 0, 0, 'CLOSED', n * 1000::int8 + 500, 'BREAKDOWN'
    FROM generate_series(1, ${rowCnt}) n`)
  const { name, password, organizationId } = await createUser(server)
  const login = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password }),
  })
  cookie = login.headers.get('set-cookie')!.split(';')[0]!
  await fetch(`${server.url}/api/organization/selected/${organizationId}`, { method: 'PUT', headers: { cookie } })
})

/**
 * Asks for a file, and reads nothing of it yet. On a connection of its own: one that has been read from fast is given buffers by the
 * system that hold a whole file, so that a reader that stops is no longer felt.
 */
function ask(format: 'xlsx' | 'csv'): Promise<IncomingMessage> {
  const query = `format=${format}&columns=alarmStartTs&columns=description&sort=alarmStartTs,ASC`
  return new Promise((resolve, reject) => {
    const url = `${server.url}/api/lift/fault/export?${query}`
    const asking = request(url, { headers: { cookie }, agent: false }, resolve)
    asking.on('error', reject).end()
  })
}

/** How many exports hold a transaction open. */
async function openExports(): Promise<number> {
  const row = await findRow<{ count: number }>(
    server.db,
    sql`SELECT count(*) AS count FROM pg_stat_activity
      WHERE datname = current_database() AND state <> 'idle' AND query ~ '(FETCH|DECLARE).*exported'
        AND pid <> pg_backend_pid()`,
  )
  return row!.count
}

async function readAll(file: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await file.toArray())
}

describe('an export of very many rows', () => {
  it.each(['xlsx', 'csv'] as const)('as %s has all of them, in order', async format => {
    const bytes = await readAll(await ask(format))
    const rows = format === 'csv' ? csvRows(bytes) : (await sheetsOf(bytes))[0]!.rows
    expect(rows).toHaveLength(rowCnt + 1)
    expect(rows.slice(1).map(row => Number((row[1] as string).split(' ')[0]))).toEqual(
      Array.from({ length: rowCnt }, (_, index) => index + 1),
    )
  })

  it.each(['xlsx', 'csv'] as const)('as %s keeps no more in memory than its reader takes', async format => {
    const file = await ask(format)
    await sleep(1_500)
    // No one reads: it waits, in the middle of its rows.
    expect(await openExports()).toBe(1)
    const heap = () => process.memoryUsage().heapUsed + process.memoryUsage().external
    const before = heap()
    let peak = before
    for await (const _ of file) peak = Math.max(peak, heap())
    expect((peak - before) / 1e6).toBeLessThan(150)
    await soon(async () => expect(await openExports()).toBe(0))
  })

  it('ends with its reader', async () => {
    const file = await ask('xlsx')
    await soon(async () => expect(await openExports()).toBe(1))
    file.destroy()
    await soon(async () => expect(await openExports()).toBe(0))
  })

  it('whose reader leaves before the first row ends its statement', async () => {
    await server.db.transaction(async tx => {
      await tx.execute(sql`LOCK TABLE alarm IN ACCESS EXCLUSIVE MODE`)
      const leaving = new AbortController()
      const asked = fetch(`${server.url}/api/lift/fault/export`, { headers: { cookie }, signal: leaving.signal })
      await soon(async () => expect(await openExports()).toBe(1))
      leaving.abort()
      await expect(asked).rejects.toThrow()
      await soon(async () => expect(await openExports()).toBe(0))
    })
  })

  it.each(['xlsx', 'csv'] as const)('as %s never looks whole when it is cut', async format => {
    const file = await ask(format)
    await soon(async () => expect(await openExports()).toBe(1))
    await server.db.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query ~ 'FETCH.*exported' AND pid <> pg_backend_pid()`)
    await expect(readAll(file)).rejects.toThrow()
  })

  it('goes on after all that', async () => {
    // More at once than have a turn.
    const sizes = await Promise.all(Array.from({ length: 5 }, async () => (await readAll(await ask('csv'))).length))
    expect(new Set(sizes).size).toBe(1)
    expect(sizes[0]).toBeGreaterThan(rowCnt * 1_000)
  })
})

it('gives the file to a client of its own as it comes', async () => {
  const response = await fetch(`${server.url}/api/lift/fault/export?format=csv&columns=liftName`, {
    headers: { cookie },
  })
  const refusal = response.ok ? '' : await response.text()
  expect({ refusal, rows: response.headers.get('liftwatch-rows') }).toEqual({ refusal: '', rows: String(rowCnt) })
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(rowCnt * 10)
})
