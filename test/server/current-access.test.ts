import { expect } from 'vitest'
import { createUser, logIn, newBearerClient } from '../harness/builders'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'

const dayMs = 86_400_000
const now = Date.UTC(2026, 10, 20)

const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => now })
  .extend('given', { scope: 'file' }, { hasCast: true })

it.each([
  ['LIFTWATCH', true, 4, ['North Council', 'South Council']],
  ['BCA', true, 4, ['North Council', 'South Council']],
  ['TOWN_COUNCIL', false, 2, ['North Council']],
  ['LIFT_COMPANY', false, 2, ['North Council']],
  ['EMSU', false, 2, ['North Council']],
] as const)('%s is answered what it sees, and until when by its session', async (type, seesAll, liftCnt, councils) => {
  expect(await cast.clients[type].session.current({})).toEqual({
    by: 'SESSION',
    name: null,
    expiresAt: now + dayMs / 2,
    seesAll,
    liftCnt,
    townCouncils: councils,
  })
})

it('a script is answered which access token it has, and when that expires', async () => {
  const { token } = await cast.clients.TOWN_COUNCIL.userTokens.create({
    name: 'Night report',
    permissions: ['home'],
    expiresInDays: 7,
  })
  expect(await newBearerClient(server, token).session.current({})).toMatchObject({
    by: 'ACCESS_TOKEN',
    name: 'Night report',
    expiresAt: now + 7 * dayMs,
    liftCnt: 2,
  })
})

it('an organisation that sees no lift has no councils', async () => {
  const client = await logIn(server, await createUser(server, { organization: 'New Lifts', type: 'LIFT_COMPANY' }))
  expect(await client.session.current({})).toMatchObject({ seesAll: false, liftCnt: 0, townCouncils: [] })
  expect(await outcomeOf(newBearerClient(server, 'lw_x').session.current({}))).toBe('not-logged-in')
})
