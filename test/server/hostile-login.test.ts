import { beforeEach, describe, expect } from 'vitest'
import { fromProblem } from '@liftwatch/core/contract/problem'
import { addressKey } from '../../server/src/http/address-key'
import { createUser, type TestUser } from '../harness/builders'
import { server } from '../harness/fixtures'
import { p95 } from '../harness/slowest-turn'
import { clock, it, startAgain, user } from './many-addresses'

const dayMs = 86_400_000
let nextAddress = 1

beforeEach(startAgain)

function newAddress(): string {
  const number = nextAddress++
  return `198.18.${Math.floor(number / 250)}.${(number % 250) + 1}`
}

interface From {
  readonly address: string
  readonly cookie?: string
}

async function post(path: string, { address, cookie = '' }: From, body: unknown) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify(body),
  })
  const code = fromProblem(await response.json())?.code ?? 'ok'
  const cookies = response.headers.getSetCookie().map(line => line.split(';')[0]!)
  return { code, device: cookies.find(line => line.startsWith('liftwatch_device=')), cookies }
}

const logIn = (from: From, change: Partial<TestUser> = {}) => {
  const { name, password } = { ...user, ...change }
  return post('/api/login', from, { name, password })
}

async function guess(from: From, times: number, name = user.name): Promise<string[]> {
  const codes: string[] = []
  for (let time = 0; time < times; time++) codes.push((await logIn(from, { name, password: 'wrong' })).code)
  return codes
}

/** As many strangers as it takes to have every unknown address refused. */
async function attack(name = user.name): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => guess({ address: newAddress() }, 5, name)))
  expect((await logIn({ address: newAddress() }, { name })).code).toBe('too-many-attempts')
}

const countOf = (codes: readonly string[], wanted: string) => codes.filter(code => code === wanted).length

describe('guesses', () => {
  it('made at once are counted before they are tried: five are, of sixty', async () => {
    const address = newAddress()
    const tries = Array.from({ length: 60 }, () => logIn({ address }, { password: 'wrong' }))
    const codes = (await Promise.all(tries)).map(({ code }) => code)
    expect(countOf(codes, 'too-many-attempts')).toBe(55)
    expect(countOf(codes, 'bad-login')).toBe(5)
    expect((await logIn({ address })).code).toBe('too-many-attempts')
  })

  it('of one address lock no one out elsewhere, however many it makes', async () => {
    const address = newAddress()
    const codes = await Promise.all(Array.from({ length: 30 }, () => guess({ address }, 5)))
    expect(countOf(codes.flat(), 'bad-login')).toBe(5)
    expect((await logIn({ address: newAddress() })).code).toBe('ok')
  })

  it('from one network of IPv6 are those of one address', async () => {
    const codes = await Promise.all(
      Array.from({ length: 12 }, (_, host) => guess({ address: `2001:db8:1:${nextAddress}::${host + 1}` }, 1)),
    )
    expect(countOf(codes.flat(), 'bad-login')).toBe(5)
    expect((await logIn({ address: `2001:db8:2:${nextAddress}::1` })).code).toBe('ok')
  })

  it.each([
    ['2001:DB8:0:1:aaaa::1', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['203.0.113.9', '203.0.113.9'],
    ['not an address', 'not an address'],
  ])('from %s count as from %s', (address, key) => expect(addressKey(address)).toBe(key))
})

describe('an account under attack', () => {
  it('stays open to the address where its user has logged in before, for ninety days', async () => {
    const address = newAddress()
    expect((await logIn({ address })).code).toBe('ok')
    clock.now += 89 * dayMs
    await attack()
    expect(await guess({ address }, 4)).toEqual(Array.from({ length: 4 }, () => 'bad-login'))
    expect((await logIn({ address })).code).toBe('ok')
    clock.now += 91 * dayMs
    await attack()
    expect((await logIn({ address })).code).toBe('too-many-attempts')
  })

  it('stays open to the browser that its user has used before, also beside a neighbour who guesses', async () => {
    const { device: cookie } = await logIn({ address: newAddress() })
    await attack()
    const address = newAddress()
    await guess({ address }, 5)
    for (let round = 0; round < 4; round++) {
      const others = Array.from({ length: 25 }, (_, index) => `stranger${round}-${index}@test.example`)
      await Promise.all(others.map(name => guess({ address }, 1, name)))
    }
    expect((await logIn({ address })).code).toBe('too-many-attempts')
    expect((await logIn({ address, cookie: cookie! })).code).toBe('ok')
  })

  it('is guessed at no faster with a browser that is known', async () => {
    const { device: cookie } = await logIn({ address: newAddress() })
    const codes = await guess({ address: newAddress(), cookie: cookie! }, 4)
    codes.push(...(await guess({ address: newAddress(), cookie: cookie! }, 4)))
    expect(countOf(codes, 'bad-login')).toBe(5)
  })

  it("stays shut to another user's browser, and to a cookie that was made up", async () => {
    const { device } = await logIn({ address: newAddress() }, await createUser(server))
    await attack()
    for (const cookie of [device!, `liftwatch_device=${'A'.repeat(43)}`, 'liftwatch_device=short']) {
      expect((await logIn({ address: newAddress(), cookie })).code).toBe('too-many-attempts')
    }
  })

  it('gives its cookie to no script, and the cookie logs no one in', async () => {
    const { device: cookie } = await logIn({ address: newAddress() })
    const response = await fetch(`${server.url}/api/user/info`, { headers: { cookie: cookie! } })
    expect(response.status).toBe(401)
    const raw = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      body: JSON.stringify({ name: user.name, password: user.password }),
    })
    const line = raw.headers.getSetCookie().find(one => one.startsWith('liftwatch_device='))
    expect(line).toMatch(/Max-Age=7776000;.*HttpOnly.*SameSite=Strict/)
  })
})

describe('asking for a new password', () => {
  it('a hundred times keeps no one from logging in, there or with that name', async () => {
    const address = newAddress()
    const asked = Array.from({ length: 100 }, (_, index) =>
      post(
        '/api/user/password/forgot',
        { address },
        { name: index < 50 ? user.name : `stranger${index}@test.example` },
      ),
    )
    const codes = (await Promise.all(asked)).map(({ code }) => code)
    expect(countOf(codes, 'too-many-attempts')).toBe(45)
    expect((await logIn({ address })).code).toBe('ok')
  })

  it('is open where log-ins are refused', async () => {
    const address = newAddress()
    await guess({ address }, 6)
    expect((await post('/api/user/password/forgot', { address }, { name: user.name })).code).toBe('ok')
  })
})

it('two hundred guesses at once from everywhere leave the others their server', async () => {
  const cookie = (await logIn({ address: newAddress() })).cookies.join('; ')
  const waits: number[] = []
  const flooding = new AbortController()
  const others = (async () => {
    while (!flooding.signal.aborted) {
      const startedAt = performance.now()
      const { status } = await fetch(`${server.url}/api/user/info`, { headers: { cookie } })
      expect(status).toBe(200)
      waits.push(performance.now() - startedAt)
    }
  })()
  const memoryBefore = process.memoryUsage().rss
  let memory = 0
  const flood = Array.from({ length: 200 }, async (_, index) => {
    const { code } = await logIn(
      { address: newAddress() },
      { name: `stranger${index}@test.example`, password: 'wrong' },
    )
    memory = Math.max(memory, process.memoryUsage().rss)
    return code
  })
  const codes = await Promise.all(flood)
  flooding.abort()
  await others
  expect(new Set(codes)).toEqual(new Set(['bad-login', 'overloaded']))
  expect(countOf(codes, 'bad-login')).toBeGreaterThanOrEqual(32)
  expect(p95(waits)).toBeLessThan(500)
  // Two hundred at once would be 3.8 GB.
  expect((memory - memoryBefore) / 1_048_576).toBeLessThan(400)
  // What was not tried at all is not counted either.
  expect((await logIn({ address: newAddress() })).code).toBe('ok')
})
