import { AsyncLocalStorage } from 'node:async_hooks'
import fc from 'fast-check'
import { z } from 'zod'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { listEndpoints } from '@liftwatch/core/contract/api'
import { pathParameters, type Endpoint } from '@liftwatch/core/contract/endpoint'
import { createUser, logIn, newBearerClient, newClient } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { cast, client as admin, it as usualTest, server, user } from '../harness/fixtures'
import { errorOf, outcomeOf } from '../harness/outcome'
import { rounds } from '../harness/rounds'
import { callWith, sampleOf } from './samples'
import { newFaultId, newThings, placeOf, type Subjects } from './subjects'

const it = usualTest.extend('given', { scope: 'file' }, { client: { role: 'ADMIN' }, hasCast: true })

let device: Client
let subjects: Subjects
/** Who makes the calls that change who the caller is: all others are made by an administrator whose session lasts. */
let visitor: { readonly client: Client; readonly subjects: Subjects }

it.beforeAll(async () => {
  device = newBearerClient(server, cast.north.token)
  const place = await placeOf(admin, await findLiftId(server, `${cast.north.clientId}-A`))
  subjects = { user, device: cast.north, ...place, ...(await newThings(server, cast.north, admin, place.liftId)) }
  const other = await createUser(server, { role: 'ADMIN' })
  visitor = { client: await logIn(server, other), subjects: { ...subjects, user: other } }
})

/** For each field, and others in each run of the suite. */
const runs = rounds(15)

/** Anything at all: of every type, empty, too long, with the character NUL, and lists where one value belongs. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', '\0', 'a\0b', 'x'.repeat(3_000), -1, 1.5, 1e300, [], {}, '%', "'; --"),
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.string({ maxLength: 5 }), { minLength: 2, maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b'), fc.integer(), { maxKeys: 2, noNullPrototype: true }),
)

function isInQuery({ method }: Endpoint): boolean {
  return method === 'GET' || method === 'DELETE'
}

/** The value as it arrives, or undefined where the way there cannot carry it. */
function arrived(endpoint: Endpoint, name: string, value: unknown): unknown {
  if (pathParameters(endpoint.path).includes(name)) {
    const text = String(value)
    // An empty part or dots make another path, and one beyond 100 characters is no path of the server's.
    return /^\.{0,2}$/.test(text) || encodeURIComponent(text).length > 90 ? undefined : text
  }
  if (!isInQuery(endpoint)) return value
  if (value === null || value === '') return undefined
  // As the address carries it: an object too becomes some text.
  // oxlint-disable-next-line typescript/no-base-to-string
  if (!Array.isArray(value)) return String(value)
  return value.length > 1 ? value.map(String) : value.length === 1 ? String(value[0]) : undefined
}

/** Values that the endpoint's own shape does not allow for this field. */
function badValues(endpoint: Endpoint, name: string): fc.Arbitrary<unknown> {
  const shape = endpoint.input.shape[name] as z.ZodType
  return anything.filter(value => {
    const arriving = arrived(endpoint, name, value)
    return arriving !== undefined && !z.safeParse(shape, arriving).success
  })
}

const fields = listEndpoints().flatMap(endpoint =>
  Object.keys(endpoint.input.shape).map(name => ({ id: endpoint.id, name, endpoint })),
)

/** The administrator's, who logs in by this way of asking. */
async function enter(fetched: typeof fetch): Promise<Client> {
  const client = newClient(server, fetched)
  await client.session.login(subjects.user)
  await client.organizations.select({ id: subjects.user.organizationId })
  return client
}

/** Calls the endpoint with its sample, of which a part is replaced. */
function callChanged(endpoint: Endpoint, change: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { access } = endpoint
  if (access === 'public' || access === 'signed-in')
    return callWith(visitor.client, endpoint, { ...sampleOf(endpoint, visitor.subjects), ...change })
  return callWith(access === 'device' ? device : admin, endpoint, { ...sampleOf(endpoint, subjects), ...change })
}

// What is refused changes nothing, so that many calls may be under way at once.
describe.concurrent('input that the contract does not allow', () => {
  it.each(fields)('$id refuses it in $name, and names it', async ({ endpoint, name }) => {
    await fc.assert(
      fc.asyncProperty(badValues(endpoint, name), async value => {
        const { code, errors } = await errorOf(callChanged(endpoint, { [name]: value }))
        expect(code).toBe('bad-input')
        expect(errors.map(({ path }) => path.split('.')[0])).toContain(name)
      }),
      { numRuns: runs },
    )
  })

  const required = fields.filter(
    ({ endpoint, name }) =>
      !pathParameters(endpoint.path).includes(name) &&
      endpoint.bodyList === undefined &&
      !z.safeParse(endpoint.input.shape[name] as z.ZodType, undefined).success,
  )

  it.each(required)('$id misses $name, and names it', async ({ endpoint, name }) => {
    const { code, errors } = await errorOf(callChanged(endpoint, { [name]: undefined }))
    expect(code).toBe('bad-input')
    expect(errors.map(({ path }) => path)).toContain(name)
  })
})

describe.concurrent('a query parameter that the call does not take', () => {
  // The path of a call decides what it takes, before its parts are looked at.
  const plain = listEndpoints().filter(({ path }) => pathParameters(path).length === 0)
  const added = new AsyncLocalStorage<string>()
  let ofDevice: Client
  let ofUser: Client

  it.beforeAll(async () => {
    const fetched: typeof fetch = (url, init) => {
      const address = new URL(url as string)
      address.search += `${address.search ? '&' : '?'}${added.getStore() ?? ''}`
      return fetch(address, init)
    }
    ofDevice = newBearerClient(server, cast.north.token, fetched)
    ofUser = await enter(fetched)
  })

  it.each(plain)('$id refuses it, and names it', async endpoint => {
    const client = endpoint.access === 'device' ? ofDevice : ofUser
    const call = () => errorOf(callWith(client, endpoint, sampleOf(endpoint, subjects)))
    const { code, errors } = await added.run('serverity=URGENT', call)
    expect({ code, path: errors[0]?.path }).toEqual({ code: 'bad-input', path: 'serverity' })
    expect(errors[0]?.message).toContain('is not a parameter of this call')
  })
})

describe('a body that is no object of fields', () => {
  const bodied = listEndpoints().filter(
    endpoint =>
      !isInQuery(endpoint) &&
      !endpoint.bodyList &&
      Object.keys(endpoint.input.shape).some(name => !pathParameters(endpoint.path).includes(name)),
  )
  let body: string | undefined
  let client: Client

  it.beforeAll(async () => {
    client = await enter((url, init) => fetch(url, body === undefined ? init : { ...init, body }))
  })

  it.each(bodied)('$id refuses it', async endpoint => {
    for (body of ['null', '[]', '"text"', '7', '{"a":', '{"__proto__":{"id":1}}']) {
      const { code } = await errorOf(callWith(client, endpoint, sampleOf(endpoint, subjects)))
      expect({ body, code }).toEqual({ body, code: 'bad-input' })
    }
  })
})

describe('text of any language and script', () => {
  it('is stored as it was said', async () => {
    const id = await newFaultId(server, cast.north, admin)
    await admin.liftFaults.acknowledge({ id })
    const said = { technicianName: 'Lim 林 🛗', result: '"><script>alert(1)</script>\n\\ \' %s {{x}} \u202E' }
    await admin.liftFaults.report({ id, ...said })
    expect(await admin.liftFaults.detail({ id })).toMatchObject(said)
  })

  it('is refused where it is half a character, which no database can hold', async () => {
    const id = await newFaultId(server, cast.north, admin)
    await admin.liftFaults.acknowledge({ id })
    const { code, errors } = await errorOf(admin.liftFaults.report({ id, technicianName: 'Lim', result: 'a\uD800b' }))
    expect(code).toBe('bad-input')
    expect(errors).toMatchObject([{ path: 'result' }])
  })
})

describe.concurrent('input that the contract allows, however strange,', () => {
  const strange = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('%', '_', '\\', "'", '"', '../..', '\uD800', '🛗', '\u202E', '${x}', '{{x}}'),
  )

  // An id is no text to play with: it is one, or it is refused.
  const texts = fields.filter(({ endpoint, name }) => !pathParameters(endpoint.path).includes(name))

  it.each(texts)('$id takes it in $name', async ({ endpoint, name }) => {
    const shape = endpoint.input.shape[name] as z.ZodType
    await fc.assert(
      fc.asyncProperty(strange, async value => {
        const arriving = arrived(endpoint, name, value)
        if (arriving === undefined || !z.safeParse(shape, arriving).success) return
        const outcome = await outcomeOf(callChanged(endpoint, { [name]: value }))
        expect(['ok', ...endpoint.errors]).toContain(outcome)
        expect(outcome).not.toBe('system-failure')
        // It was looked at, and not refused for who asks.
        if (endpoint.access !== 'public' && endpoint.access !== 'signed-in')
          expect(['not-logged-in', 'no-organization', 'bad-device']).not.toContain(outcome)
      }),
      { numRuns: runs },
    )
  })
})
