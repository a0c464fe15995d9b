import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { beforeEach, expect } from 'vitest'
import { listRows } from '../../server/src/queries/rows'
import { createCast, type Cast } from '../harness/cast'
import { client as admin, it as usualTest, server } from '../harness/fixtures'
import { listen } from '../harness/listener'
import { errorOf, outcomeOf } from '../harness/outcome'
import { connectRaw } from '../harness/raw-device'
import { soon } from '../harness/soon'

const it = usualTest.extend('given', { scope: 'file' }, { client: { role: 'ADMIN' } })

let cast: Cast

it.beforeAll(async () => {
  cast = await createCast(server)
})
beforeEach(async () => {
  const clientIds = [cast.north.clientId, cast.south.clientId]
  const issued = clientIds.map(clientId => ({ clientId, token: newToken() }))
  await admin.lmds.issueTokens({ tokens: issued })
  cast = { ...cast, north: { ...cast.north, ...issued[0]! }, south: { ...cast.south, ...issued[1]! } }
  await server.db.execute(sql`TRUNCATE audit`)
})

const newToken = () => randomBytes(32).toString('base64url')

async function works(token: string): Promise<boolean> {
  const { status } = await fetch(`${server.url}/api/ingest`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify([{ ts: Date.now(), online: true }]),
  })
  return status !== 401
}

const entries = () => listRows(server.db, sql`SELECT action, detail FROM audit ORDER BY at, id`)

it('many devices get the tokens of one call, those before end, and so do their connections', async () => {
  const raw = await connectRaw(server.mqttUrl, cast.north)
  await raw.next('connack')
  const listener = await listen(cast.clients.LMD_VENDOR)
  const { north, south } = cast
  const tokens = [north, south].map(({ clientId }) => ({ clientId, token: newToken() }))
  expect(await admin.lmds.issueTokens({ tokens })).toEqual({ changed: 2 })
  await raw.closed
  expect(await Promise.all(tokens.map(({ token }) => works(token)))).toEqual([true, true])
  expect(await Promise.all([north, south].map(({ token }) => works(token)))).toEqual([false, false])
  await soon(() => expect(listener.notices()).toContainEqual(expect.objectContaining({ kind: 'lmds', count: 1 })))
  listener.close()
  // Sent once more, as after an answer that was lost, it changes nothing.
  expect(await admin.lmds.issueTokens({ tokens })).toEqual({ changed: 0 })
  expect(await entries()).toEqual([
    {
      action: 'lmds.issueTokens',
      detail: { count: 2, devices: expect.arrayContaining([north.clientId, south.clientId]) as string[] },
    },
  ])
})

it('a list of thousands goes by one call', async () => {
  const tokens = Array.from({ length: 3_000 }, (_, index) => ({ clientId: `nothing-${index}`, token: newToken() }))
  const { code, errors } = await errorOf(admin.lmds.issueTokens({ tokens }))
  expect([code, errors.length, errors[0]]).toEqual([
    'not-found',
    50,
    { path: 'tokens.0.clientId', message: 'there is no device nothing-0' },
  ])
})

it('all or none: one that the caller does not see keeps the others as they are', async () => {
  const vendor = cast.clients.LMD_VENDOR
  const { north, south } = cast
  const both = [north, south].map(({ clientId }) => ({ clientId, token: newToken() }))
  expect(await errorOf(vendor.lmds.issueTokens({ tokens: both }))).toMatchObject({
    code: 'not-found',
    errors: [{ path: 'tokens.1.clientId' }],
  })
  expect(await outcomeOf(vendor.lmds.revokeTokens({ clientIds: [north.clientId, south.clientId] }))).toBe('not-found')
  const { token } = both[0]!
  for (const twice of [[both[0]!, both[0]!], both.map(one => ({ ...one, token }))])
    expect(await outcomeOf(admin.lmds.issueTokens({ tokens: twice }))).toBe('bad-input')
  expect(await works(north.token)).toBe(true)
  expect(await entries()).toEqual([])
  expect(await outcomeOf(cast.clients.BCA.lmds.issueTokens({ tokens: both }))).toBe('no-permission')
  expect(await vendor.lmds.issueTokens({ tokens: [both[0]!] })).toEqual({ changed: 1 })
})

it('a device whose token is revoked is cut off until it has another', async () => {
  const { north, south } = cast
  const raw = await connectRaw(server.mqttUrl, north)
  await raw.next('connack')
  const revoke = () => cast.clients.LMD_VENDOR.lmds.revokeTokens({ clientIds: [north.clientId] })
  expect(await revoke()).toEqual({ changed: 1 })
  await raw.closed
  expect([await works(north.token), await works(south.token)]).toEqual([false, true])
  expect(await revoke()).toEqual({ changed: 0 })
  expect(await entries()).toEqual([{ action: 'lmds.revokeTokens', detail: { clientId: north.clientId } }])
  expect(await outcomeOf(cast.clients.BCA.lmds.revokeTokens({ clientIds: [north.clientId] }))).toBe('no-permission')
  const { token } = await admin.lmds.issueToken({ clientId: north.clientId })
  expect(await works(token)).toBe(true)
})
