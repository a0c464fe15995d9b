import { beforeEach, describe, expect } from 'vitest'
import { fromProblem } from '@liftwatch/core/contract/problem'
import { createUser } from '../harness/builders'
import { server } from '../harness/fixtures'
import { startTestServer } from '../harness/server'
import { clock, it, startAgain, user } from './many-addresses'

const minuteMs = 60_000
const windowMs = 15 * minuteMs
let nextAddress = 1

beforeEach(startAgain)

function newAddress(): string {
  return `203.0.113.${nextAddress++}`
}

async function logIn(address: string, change: { name?: string; password?: string } = {}, { url } = server) {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ name: user.name, password: user.password, ...change }),
  })
  const retryAfter = response.headers.get('retry-after')
  const refusal = fromProblem(await response.json())
  return {
    status: response.status,
    code: refusal?.code,
    params: refusal?.params,
    retryAfter: retryAfter === null ? null : Number(retryAfter),
  }
}

async function guess(address: string, times: number, name = user.name): Promise<void> {
  for (let time = 0; time < times; time++) {
    expect(await logIn(address, { name, password: 'wrong' })).toMatchObject({ status: 400, code: 'bad-login' })
  }
}

describe('guessing a password', () => {
  it('is refused after five failures, and so is the right password then', async () => {
    const address = newAddress()
    await guess(address, 5)
    const refused = { status: 429, code: 'too-many-attempts', retryAfter: windowMs / 1000 }
    expect(await logIn(address, { password: 'wrong' })).toMatchObject(refused)
    expect(await logIn(address)).toMatchObject({ ...refused, params: { seconds: windowMs / 1000 } })
  })

  it('is counted by all servers of an estate together', async () => {
    const env = { LIFTWATCH_TRUST_PROXY: 'loopback' }
    const second = await startTestServer({ databaseUrl: server.databaseUrl, clock: () => clock.now, env })
    const address = newAddress()
    for (const one of [server, second, server, second, server])
      expect((await logIn(address, { password: 'wrong' }, one)).status).toBe(400)
    expect((await logIn(address, {}, second)).status).toBe(429)
    expect((await logIn(address, {}, server)).status).toBe(429)
    await second.stop()
  })

  it('is refused for the name in any case', async () => {
    const address = newAddress()
    await guess(address, 3)
    await guess(address, 2, user.name.toUpperCase())
    expect((await logIn(address)).status).toBe(429)
  })

  it('is let in again when Retry-After has passed, and not before', async () => {
    const address = newAddress()
    await guess(address, 5)
    clock.now += minuteMs
    const { retryAfter } = await logIn(address)
    expect(retryAfter).toBe((windowMs - minuteMs) / 1000)
    clock.now += retryAfter! * 1_000 - 1
    expect((await logIn(address)).status).toBe(429)
    clock.now += 1
    expect((await logIn(address)).status).toBe(200)
  })

  it('learns when it is let in, whatever failures of others are older', async () => {
    const address = newAddress()
    const other = await createUser(server)
    await guess(address, 1, other.name)
    clock.now += 5 * minuteMs
    await guess(address, 5)
    const { retryAfter } = await logIn(address)
    clock.now += retryAfter! * 1_000
    expect((await logIn(address)).status).toBe(200)
  })

  it('keeps neither the user out elsewhere nor others here', async () => {
    const address = newAddress()
    const other = await createUser(server)
    await guess(address, 5)
    expect((await logIn(newAddress())).status).toBe(200)
    expect((await logIn(address, other)).status).toBe(200)
  })

  it('is forgiven by the right password', async () => {
    const address = newAddress()
    await guess(address, 4)
    expect((await logIn(address)).status).toBe(200)
    await guess(address, 4)
    expect((await logIn(address)).status).toBe(200)
  })

  it('of one name from many places is refused everywhere', async () => {
    for (let place = 0; place < 10; place++) await guess(newAddress(), 5)
    expect((await logIn(newAddress())).status).toBe(429)
  })

  it('of many names from one place is refused there', async () => {
    const address = newAddress()
    for (let index = 0; index < 100; index++) await guess(address, 1, `stranger${index}@test.example`)
    expect((await logIn(address)).status).toBe(429)
    expect((await logIn(newAddress())).status).toBe(200)
  })
})

it('believes no X-Forwarded-For unless it is set that a proxy adds it', async () => {
  const direct = await startTestServer({ databaseUrl: server.databaseUrl, clock: () => clock.now })
  const attempt = (address: string) =>
    fetch(`${direct.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ name: user.name, password: 'wrong' }),
    })
  for (let time = 0; time < 5; time++) expect((await attempt(newAddress())).status).toBe(400)
  expect((await attempt(newAddress())).status).toBe(429)
  await direct.stop()
})
