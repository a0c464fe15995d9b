import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { listEndpoints } from '@liftwatch/core/contract/api'
import { severalOf, text, yesOrNo } from '@liftwatch/core/contract/input'
import { written } from '../../server/src/db/prepared'
import { auditList } from '../../server/src/queries/audit'
import { buildingList } from '../../server/src/queries/buildings'
import { complaintList } from '../../server/src/queries/complaints'
import { deadLetterList } from '../../server/src/queries/dead-letters'
import { deviceAlarmList } from '../../server/src/queries/device-alarms'
import { groupList } from '../../server/src/queries/groups'
import { invitationList } from '../../server/src/queries/invitation-list'
import { liftFaultList } from '../../server/src/queries/lift-faults'
import { liftList } from '../../server/src/queries/lifts'
import { conditionOf, rowsOf, type AnyList, type ListQuery } from '../../server/src/queries/list-query'
import { lmdList } from '../../server/src/queries/lmd-list'
import { mailList } from '../../server/src/queries/mails'
import { memberList } from '../../server/src/queries/members'
import { organizationList } from '../../server/src/queries/organization-list'
import { liftCompanyList } from '../../server/src/queries/organizations'
import { passengerTrapList } from '../../server/src/queries/passenger-traps'
import { rbeList } from '../../server/src/queries/rbes'
import { readPage, readRows } from '../../server/src/queries/row-source'
import { allOf } from '../../server/src/queries/rows'
import { switchOffList } from '../../server/src/queries/switch-offs'
import { it, server } from '../harness/fixtures'

const anId = '019a0000-0000-7000-8000-000000000001'
const reader = {
  scope: [1],
  organization: { id: anId, type: 'LIFT_COMPANY' },
  at: 1_767_225_600_000,
  userId: anId,
} as const

/** Each list by its call. */
const lists: Readonly<Record<string, AnyList>> = {
  'liftFaults.page': liftFaultList(reader),
  'passengerTraps.page': passengerTrapList(reader),
  'rbes.page': rbeList(reader),
  'deviceAlarms.page': deviceAlarmList(reader),
  'complaints.page': complaintList(reader),
  'lifts.page': liftList(reader),
  'buildings.page': buildingList(reader),
  'lmds.page': lmdList(reader),
  'switchOffs.page': switchOffList(reader),
  'audit.page': auditList(reader),
  'organizations.page': organizationList,
  'organizations.liftCompanies': liftCompanyList(reader),
  'users.page': memberList(reader),
  'invitations.page': invitationList(reader),
  'groups.page': groupList(reader),
  'mails.page': mailList(reader, true),
  'deadLetters.page': deadLetterList,
}

/** The pages of checks have SQL of their own, as reports have. */
const withoutList = new Set(['liftChecks.page', 'maintenanceChecks.page'])

const texts = ['true', 'OPEN', 'SET', 'LIFT_FAULT', 'URGENT', 'Offline', 'ACTIVE', 'ADMIN', 'PERSON', 'TOWN_COUNCIL']
const caseFields = ['FEEDBACK', 'WATER', 'RESIDENCE', 'SMS']
/** Of each shape that a filter has, a value. */
const samples = [...texts, ...caseFields, anId, 1]

function sampleOf(shape: z.core.$ZodType): unknown {
  const taken = samples.map(sample => z.safeParse(shape, sample)).find(({ success }) => success)
  if (!taken) throw new Error('no sample has such a shape')
  return taken.data
}

const byTheList = new Set(['page', 'size', 'sort'])

it('each page of the API that is no report is a list, with the filters that its call takes', () => {
  const pages = listEndpoints().filter(({ id, path }) => id.endsWith('.page') && !path.startsWith('/api/reports/'))
  const missing = pages.filter(({ id }) => !(id in lists || withoutList.has(id)))
  expect(missing).toEqual([])
  for (const [call, { filter }] of Object.entries(lists)) {
    const { input } = listEndpoints().find(({ id }) => id === call)!
    const taken = Object.keys(input.shape).filter(name => !byTheList.has(name))
    expect(Object.keys(filter.shape).toSorted(), call).toEqual(taken.toSorted())
  }
})

const filters = Object.entries(lists).flatMap(([call, list]) =>
  Object.entries(list.filter.shape).map(([name, shape]) => ({ call, name, list, shape })),
)

describe.each(filters)('the filter $name of $call', ({ name, list, shape }) => {
  const asked = { [name]: sampleOf(shape) } as never
  const isCompared = name in list.columns && !list.apart?.includes(name)

  it('has a condition: of its own, or as its column', () => {
    expect(written(conditionOf(list, asked))).not.toEqual(written(conditionOf(list, {} as never)))
    const own = (filter: object) => written(allOf(list.conditions(filter as never)))
    // One of its own that is compared too would never be asked for.
    expect(JSON.stringify(own(asked)) === JSON.stringify(own({}))).toBe(isCompared)
  })

  it('is one of what the database searches', async () => {
    const order = { field: Object.keys(list.orders)[0]! as never, direction: 'ASC' } as const
    const source = rowsOf(list, { deviceId: anId, ...(asked as object) } as never, order)
    const { content, totalElements } = await readPage(server.db, source, { page: 0, size: 10 })
    expect(content).toHaveLength(totalElements)
  })
})

it('what is apart is a filter, and named as a column', () => {
  for (const { apart = [], columns, filter } of Object.values(lists)) {
    for (const name of apart) expect([name in columns, name in filter.shape]).toEqual([true, true])
  }
})

describe('a filter that is named as a column', () => {
  const filter = z.object({
    name: z.optional(text(20)),
    id: z.optional(z.uuid()),
    caseNo: z.optional(z.coerce.number()),
    priority: z.optional(z.enum(['NORMAL', 'URGENT'])),
    isNew: z.optional(yesOrNo),
    number: z.optional(severalOf(z.coerce.number())),
    severity: z.optional(severalOf(z.enum(['BREAKDOWN', 'URGENT']))),
    code: z.optional(severalOf(text(20))),
  })
  type Filter = z.output<typeof filter>

  const made: ListQuery<{ name: string }, Filter, 'name'> = {
    columns: {
      name: sql`made.name`,
      id: sql`made.id`,
      caseNo: sql`made.case_no`,
      priority: sql`made.priority`,
      isNew: sql`made.seen_at IS NULL OR made.case_no = 9`,
      number: sql`made.number`,
      severity: sql`made.severity`,
      code: sql`made.code`,
    },
    filter,
    searched: sql`(VALUES
      ('Lim', ${anId}::uuid, 7, 'URGENT', NULL, 1, 'URGENT', 'PTRP'),
      ('Lim_2', NULL, 8, 'NORMAL', 1, 2, 'BREAKDOWN', 'LF7'),
      ('Tan Lim', NULL, 9, 'NORMAL', 1, 3, 'BREAKDOWN', 'lf7')
    ) AS made (name, id, case_no, priority, seen_at, number, severity, code)`,
    id: sql`made.name`,
    inSight: sql`true`,
    conditions: () => [],
    orders: { name: sql`made.name COLLATE "C"` },
    toRow: (row: { name: string }) => row,
  }

  it.each<[Filter, string[]]>([
    [{}, ['Lim', 'Lim_2', 'Tan Lim']],
    [{ name: 'lim' }, ['Lim', 'Lim_2']],
    [{ name: 'LIM_' }, ['Lim_2']],
    [{ name: '' }, ['Lim', 'Lim_2', 'Tan Lim']],
    [{ name: undefined }, ['Lim', 'Lim_2', 'Tan Lim']],
    [{ id: anId }, ['Lim']],
    [{ caseNo: 8 }, ['Lim_2']],
    [{ priority: 'NORMAL' }, ['Lim_2', 'Tan Lim']],
    [{ isNew: 'true' }, ['Lim', 'Tan Lim']],
    [{ isNew: 'false' }, ['Lim_2']],
    [{ isNew: 'true', priority: 'NORMAL' }, ['Tan Lim']],
    [{ number: [1, 3] }, ['Lim', 'Tan Lim']],
    [{ number: [] }, ['Lim', 'Lim_2', 'Tan Lim']],
    [{ severity: ['URGENT'] }, ['Lim']],
    [{ code: ['LF7', 'PTRP'] }, ['Lim', 'Lim_2']],
  ])('with %j finds %j', async (asked, names) => {
    const rows = await readRows(server.db, rowsOf(made, asked, { field: 'name', direction: 'ASC' }))
    expect(rows.map(({ name }) => name)).toEqual(names)
  })

  it('has its choice in the text of the statement, for the indexes of one value', () => {
    expect(written(conditionOf(made, { priority: 'URGENT' }))).toEqual({
      sql: "true AND made.priority = 'URGENT'",
      params: [],
    })
  })

  it.each([z.boolean(), z.array(text(20)), z.optional(severalOf(z.uuid()))])(
    'of another shape is an error (%#)',
    shape => {
      const odd: AnyList = { ...made, filter: z.object({ name: shape }) }
      expect(() => conditionOf(odd, {} as never)).toThrow('no column is compared by the shape of name')
    },
  )

  it('is left to the conditions where it is apart', () => {
    const apart: typeof made = {
      ...made,
      apart: ['name'],
      conditions: ({ name }) => [name ? sql`made.name = ${name}` : undefined],
    }
    expect(written(conditionOf(apart, { name: 'Lim', caseNo: 7 }))).toEqual({
      sql: 'true AND made.case_no = $1 AND made.name = $2',
      params: [7, 'Lim'],
    })
  })
})
