import { describe, expect } from 'vitest'
import { isSortType, sortType } from '@liftwatch/core/contract/properties'
import { filterType } from '@liftwatch/core/contract/estate/lookups'
import { createUser, logIn } from '../harness/builders'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { errorOf } from '../harness/outcome'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

const type = 'BREAKDOWN_REPORTS_SORT'
const newest = { groupBy: null, sortField: 'alarmSetTs', sort: 'DESC' } as const

describe('the order of a report', () => {
  it('is its own until a user has saved another, theirs alone', async () => {
    const client = await logIn(server, await createUser(server))
    expect(await client.properties.user({ type })).toEqual({ type, body: [newest] })
    const grouped = { groupBy: 'lift', sortField: 'severity', sort: 'ASC' } as const
    expect(await client.properties.save({ type, body: [grouped] })).toEqual({ type, body: [grouped] })
    expect(await client.properties.user({ type })).toEqual({ type, body: [grouped] })
    expect(await client.properties.org({ type })).toEqual({ type, body: [newest] })
    expect(await cast.clients.LIFTWATCH.properties.user({ type })).toEqual({ type, body: [newest] })
  })

  it('goes down where a field is named without a direction', async () => {
    const client = await logIn(server, await createUser(server))
    const { body } = await client.properties.save({ type, body: [{ groupBy: null, sortField: 'liftName' }] })
    expect(body).toEqual([{ groupBy: null, sortField: 'liftName', sort: 'DESC' }])
  })

  it.each([
    { body: [{ ...newest, sortField: 'result' }], says: /^must be sorted by one of alarmSetTs, / },
    { body: [{ ...newest, groupBy: 'faultCode' as const }], says: /^must be grouped by one of lift$/ },
    { body: [newest, newest], says: /one order/ },
    { body: [{ key: 'severity', name: 'Severity', view: true, detectable: true }], says: /one order/ },
  ])('is refused where its report has no such: $says', async ({ body, says }) => {
    const { code, errors } = await errorOf(cast.clients.LIFTWATCH.properties.save({ type, body }))
    expect(code).toBe('bad-input')
    expect(errors).toEqual([{ path: 'body', message: expect.stringMatching(says) }])
  })

  it('is no choice of columns', async () => {
    const saving = cast.clients.LIFTWATCH.properties.save({ type: 'BREAKDOWN_REPORTS_TABLE_HEADER', body: [newest] })
    expect((await errorOf(saving)).code).toBe('bad-input')
  })
})

describe('a lookup', () => {
  it('tells which columns a report has, and which of them sort it', async () => {
    const { columns } = await cast.clients.LIFTWATCH.lookups.find({ type: 'BREAKDOWN_REPORTS_TABLE_HEADER' })
    expect(columns[0]).toEqual({
      key: 'alarmSetTs',
      name: 'Set time',
      view: true,
      detectable: false,
      sortField: 'alarmSetTs',
      sort: null,
    })
  })

  it.each(sortType.options)('of %s has fields, one of them its own order, that the report takes', async asked => {
    expect(isSortType(asked)).toBe(true)
    const { columns, groupBy } = await cast.clients.LIFTWATCH.lookups.find({ type: asked })
    expect(columns.filter(({ sort }) => sort !== null)).toHaveLength(1)
    expect(columns.every(({ sortField }) => sortField !== null)).toBe(true)
    expect(groupBy.length).toBeGreaterThan(0)
  })

  it('takes its fields to the report as they are', async () => {
    const { columns } = await cast.clients.LIFTWATCH.lookups.find({ type })
    for (const { sortField } of columns) {
      const { totalElements } = await cast.clients.LIFTWATCH.monthBreakdown.page({ sort: `${sortField},ASC` })
      expect(totalElements).toBe(0)
    }
  })

  it.each(filterType.options)('of %s offers the names of the caller’s own lifts alone', async asked => {
    const { filters } = await cast.clients.TOWN_COUNCIL.lookups.find({ type: asked })
    const names = { townCouncil: ['North Council'], liftCompany: ['Ascendo Lifts'], ward: [] }
    expect(filters.length).toBeGreaterThan(0)
    for (const { key, options } of filters) expect(options).toEqual(names[key])
  })

  it('asks a lift company for companies where it asks others for councils', async () => {
    const keys = async (who: 'LIFT_COMPANY' | 'LIFTWATCH', asked: (typeof filterType.options)[number]) =>
      (await cast.clients[who].lookups.find({ type: asked })).filters.map(({ key }) => key)
    expect(await keys('LIFT_COMPANY', 'CHRONIC_LIFTS_REPORTS_FILTERS')).toEqual(['liftCompany'])
    expect(await keys('LIFTWATCH', 'CHRONIC_LIFTS_REPORTS_FILTERS')).toEqual(['townCouncil'])
    expect(await keys('LIFT_COMPANY', 'BREAKDOWN_CODE_SUMMARY_REPORT_FILTERS')).toEqual([])
    expect(await keys('LIFTWATCH', 'BREAKDOWN_CODE_SUMMARY_REPORT_FILTERS')).toEqual(['townCouncil'])
  })
})
