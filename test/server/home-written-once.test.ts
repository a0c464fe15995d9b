import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { dayMs } from '@liftwatch/core/limits'
import { listPrepared, type ListWritten } from '../../server/src/db/prepared'
import { recentParts } from '../../server/src/queries/home/recent'
import { homePermissions, type HomeReader } from '../../server/src/queries/home/readable'
import { alarmParts, otherParts } from '../../server/src/queries/home/summary'
import { PartsWrittenOnce } from '../../server/src/queries/home/written-once'
import { readParts, writeParts } from '../../server/src/queries/parts'
import { findScope } from '../../server/src/queries/scope'
import { createUser } from '../harness/builders'
import { it, server } from '../harness/fixtures'
import { createBusyCast } from '../harness/home-estate'

/** All sets of the permissions that the home page has parts for. */
const sets = Array.from(
  { length: 2 ** homePermissions.length },
  (_, set) => new Set(homePermissions.filter((__, index) => set & (2 ** index))),
)
const now = Date.now()

it.beforeAll(async () => void (await createBusyCast(server)))

const homes = [
  ['alarms', alarmParts],
  ['other figures', otherParts],
  ['newest alarms', recentParts],
] as const

describe.each(homes)('the %s, whose statement is written once for readers of a kind,', (_, partsOf) => {
  const once = new PartsWrittenOnce<ReturnType<typeof partsOf>>(partsOf)

  it('is that of each reader, whatever their permissions, their lifts and their time', () => {
    for (const permissions of sets) {
      for (const scope of ['all', [7], [3, 8, 11], []] as const) {
        for (const at of [now, now - 400 * dayMs]) {
          const reader = { permissions, scope, at }
          expect(once.statementFor(reader)).toEqual(writeParts(partsOf(reader)))
        }
      }
    }
  })

  it('has the same values as if it were written for one reader alone, at any time', async () => {
    const { organizationId } = await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL' })
    const north = await findScope(server.db, 'TOWN_COUNCIL', organizationId)
    const permissions = new Set(homePermissions)
    for (const scope of ['all', north] as const) {
      for (const at of [now, now + 30 * dayMs]) {
        const reader: HomeReader = { permissions, scope, at }
        const parts = partsOf(reader)
        const list: ListWritten = statement => listPrepared(server.db, statement)
        const direct = await readParts(list, parts, writeParts(parts))
        expect(await once.read(list, reader)).toEqual(direct)
        for (const value of Object.values(direct)) expect(value).not.toEqual([])
      }
    }
  })
})

it('a statement with a value that is of its reader in any other way is refused', () => {
  const permissions = new Set(homePermissions)
  const reader = { permissions, scope: 'all', at: now } as const
  for (const wrong of [({ at }: HomeReader) => at / 2, ({ at }: HomeReader) => String(at)]) {
    const once = new PartsWrittenOnce(one => ({ part: { json: sql`${wrong(one)}`, toValue: () => null } }))
    expect(() => once.statementFor(reader)).toThrow('a value of the statement is neither')
  }
})
