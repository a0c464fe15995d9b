import { beforeAll, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import { formatDay } from '@liftwatch/core/text/format'
import { createUser, logIn } from '../harness/builders'
import { csvRows, bytesOf, sheetsOf } from '../harness/files'
import { errorOf } from '../harness/outcome'
import { reportNow } from '../harness/report-estate'
import { client, estate, it } from './report-fixtures'

const month = '2026-09'
const all = { month, size: 1_000 }
const dayMs = 86_400_000

async function member(type: OrganizationType, organization: string): Promise<Client> {
  return logIn(estate.server, await createUser(estate.server, { type, organization }))
}

describe('the month of a report', () => {
  it('is the previous one unless another is named, and never a later one', async () => {
    const { monthBreakdown } = client
    expect(await monthBreakdown.page({})).toEqual(await monthBreakdown.page({ month: '2026-09' }))
    const { code, errors } = await errorOf(monthBreakdown.page({ month: '2026-10' }))
    expect(code).toBe('bad-input')
    expect(errors).toEqual([{ path: 'month', message: 'cannot be later than the previous month, 2026-09' }])
    expect((await errorOf(monthBreakdown.export({ month: '2026-10' }))).code).toBe('bad-input')
  })

  it('is as late as today for days, and this week for weeks, where there are such', async () => {
    const { dayBreakdown, liftMaintenance } = client
    expect((await dayBreakdown.page({ day: '2026-10-15' })).totalElements).toBeGreaterThanOrEqual(0)
    const problems = await Promise.all(
      [
        dayBreakdown.page({ day: '2026-10-16' }),
        dayBreakdown.page({ day: '2026-02-30' }),
        liftMaintenance.page({ week: '2026-W43' }),
        liftMaintenance.page({ week: '2025-W53' }),
      ].map(async call => (await errorOf(call)).errors[0]!.message),
    )
    expect(problems).toEqual([
      'cannot be later than today, 2026-10-15',
      'must be a day, such as 2026-11-21',
      'cannot be later than this week, 2026-W42',
      'must be an ISO week, such as 2026-W47',
    ])
  })
})

describe('the rows of a report', () => {
  it('come twenty at a time, and a thousand at most, each once', async () => {
    const { content, totalElements } = await client.monthAlarms.page(all)
    expect(content).toHaveLength(totalElements)
    const pages: typeof content = []
    for (let page = 0; pages.length < totalElements; page += 1) {
      const next = await client.monthAlarms.page({ month, page })
      expect(next.totalElements).toBe(totalElements)
      expect(next.content.length).toBeLessThanOrEqual(20)
      pages.push(...next.content)
    }
    expect(pages).toEqual(content)
    expect((await errorOf(client.monthAlarms.page({ size: 1_001 }))).code).toBe('bad-input')
  })

  it('of the two reports of a month come five at a time', async () => {
    expect((await client.monthBreakdown.page({ month })).content).toHaveLength(5)
    expect((await client.monthPt.page({ month })).content.length).toBeLessThanOrEqual(5)
  })

  it('are together by their lifts where they are grouped, newest first within each', async () => {
    const { content } = await client.monthBreakdown.page({ ...all, groupBy: 'lift' })
    const expected = content.toSorted(
      (a, b) =>
        (a.liftName < b.liftName ? 1 : -1) * Number(a.liftName !== b.liftName) ||
        b.alarmSetTs - a.alarmSetTs ||
        (a.id < b.id ? 1 : -1),
    )
    expect(new Set(content.map(({ liftName }) => liftName)).size).toBeGreaterThan(2)
    expect(content).toEqual(expected)
  })

  it('are sorted by what is asked, unknown values last, whichever way', async () => {
    for (const sort of ['liftCompany,ASC', 'liftCompany,DESC'] as const) {
      const { content } = await client.monthBreakdown.page({ ...all, sort })
      const companies = content.map(({ liftCompany }) => liftCompany)
      const known = companies.filter(company => company !== null)
      const inOrder = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      const unknown = companies.slice(known.length)
      expect([...(sort.endsWith('ASC') ? inOrder : inOrder.toReversed()), ...unknown]).toEqual(companies)
    }
  })

  it('are of the lifts that the filters leave', async () => {
    const council = await client.monthBreakdown.page({ ...all, townCouncil: ['Bedok'] })
    expect(new Set(council.content.map(({ townCouncil }) => townCouncil))).toEqual(new Set(['Bedok']))
    const named = await client.problemLifts.page({ ...all, tc: 'AMK', blk: '200' })
    expect(named.content.map(({ liftName }) => liftName)).toEqual(['AMK-AMA1-200-A'])
    const codes = await client.breakdownCodes.tcFaultCode({ ...all, townCouncil: 'Bedok' })
    expect(codes.content.every(({ liftTc }) => liftTc === 'Bedok')).toBe(true)
  })

  it('tell how old their lifts were when the period ended', async () => {
    const ages = async (asked: string) =>
      new Set((await client.problemLifts.page({ ...all, month: asked })).content.map(row => row.liftAgeFormat))
    expect(await ages('2026-09')).toEqual(new Set(['38 years', '1 year', null]))
    expect(await ages('2026-08')).toEqual(new Set(['37 years', '1 year', null]))
  })

  it('count codes most first where that is asked, with those that have none behind', async () => {
    const { content } = await client.breakdownCodes.lc({ ...all, sort: 'totalOccurrence,DESC' })
    const counts = content.map(({ totalOccurrence }) => totalOccurrence)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const byCode = await client.breakdownCodes.lc({ ...all, sort: 'faultCode,DESC' })
    expect(byCode.content.at(-1)!.faultCode).toBeNull()
    expect(byCode.content[0]).toMatchObject({ faultCode: '9000', faultCodeDescription: expect.any(String) })
  })
})

describe.each([
  ['TOWN_COUNCIL', 'Bedok', 'townCouncil'],
  ['LIFT_COMPANY', 'Zenith Lifts', 'liftCompany'],
] as const)('%s', (type, name, filter) => {
  it('has in every report what everyone would have by filtering for it, and no more', async () => {
    const own = await member(type, name)
    const theirs = { ...all, [filter]: name }
    const { content: lifts } = await own.problemLifts.page(all)
    expect(lifts.length).toBeGreaterThan(0)
    expect(lifts).toEqual((await client.problemLifts.page(theirs)).content)
    expect(await own.monthBreakdown.page(all)).toEqual(await client.monthBreakdown.page(theirs))
    expect(await own.monthPt.page(all)).toEqual(await client.monthPt.page(theirs))
    expect(await own.monthAlarms.page(all)).toEqual(await client.monthAlarms.page(theirs))
    expect(await own.monthComplaint.page(all)).toEqual(await client.monthComplaint.page(theirs))
    expect(await own.plannedSwitchOffs.page(all)).toEqual(await client.plannedSwitchOffs.page(theirs))
    expect(await own.breakdownCodes.lc(all)).toEqual(await client.breakdownCodes.lc(theirs))
    expect(await own.alarmLoad.figures({ month })).toEqual(await client.alarmLoad.figures({ month, [filter]: name }))
    expect(await own.chronicLifts.page({})).toEqual(await client.chronicLifts.page({ [filter]: name }))
    expect(await own.chronicLifts.count({})).toEqual(await client.chronicLifts.count({ [filter]: name }))
    expect(await own.liftMaintenance.page({})).toEqual(await client.liftMaintenance.page({ [filter]: name }))
    expect((await own.tcmr.division({ month })).at(-1)!.tcmrCount.liftCnt).toBe(lifts.length)
    const other = own.problemLifts.page({ ...theirs, [filter]: 'Ascendo Lifts' })
    // A council that is not in sight is an error, so that it is not taken for one without faults.
    if (filter === 'townCouncil') expect((await errorOf(other)).code).toBe('unknown-town')
    else expect(await other).toMatchObject({ totalElements: 0 })
  })
})

describe('the file of a report', () => {
  it('says of which period it is, and up to when', async () => {
    const [, about] = await sheetsOf(await bytesOf(await client.monthBreakdown.export({ month, tc: 'AMK' })))
    expect(about!.rows).toEqual(
      expect.arrayContaining([
        ['Month', '2026-09'],
        ['Data up to', '2026-10-01 00:00:00'],
        ['Town council', 'AMK'],
      ]),
    )
  })

  it('has the rows of the list, in its order', async () => {
    const { content } = await client.monthBreakdown.page({ ...all, groupBy: 'lift' })
    const columns = ['liftName', 'number', 'severity']
    const file = await client.monthBreakdown.export({ month, groupBy: 'lift', format: 'csv', columns })
    const [heading, ...rows] = csvRows(await bytesOf(file))
    expect(heading).toEqual(['Lift', 'Fault number', 'Severity'])
    const words = { URGENT: 'Urgent', BREAKDOWN: 'Breakdown', NON_BREAKDOWN: 'Non-breakdown' }
    expect(rows).toEqual(content.map(row => [row.liftName, String(row.number), words[row.severity!]]))
  })

  it('closes the council report with its sum, in the reader’s language', async () => {
    const rows = await client.tcmr.dlc({ month })
    const file = await client.tcmr.exportDlc({ month, format: 'csv', language: 'zh' })
    const [heading, ...shown] = csvRows(await bytesOf(file))
    expect(heading!.slice(0, 5)).toEqual(['选区', '选区全名', '电梯公司', '电梯数', '个案数'])
    expect(shown).toHaveLength(rows.length)
    expect(shown.at(-1)!.slice(0, 4)).toEqual(['总计', '', '总计', String(rows.at(-1)!.tcmrCount.liftCnt)])
    expect(['绿', '黄', '红']).toContain(shown.at(-1)!.at(-1))
  })
})

/** Every file that there is, and what it is asked for so that it can be had again. */
const files = {
  monthBreakdown: (who: Client) => who.monthBreakdown.export({ month }),
  monthPt: (who: Client) => who.monthPt.export({ month }),
  monthAlarms: (who: Client) => who.monthAlarms.export({ month }),
  dayBreakdown: (who: Client) => who.dayBreakdown.export({ day: '2026-09-12' }),
  monthComplaint: (who: Client) => who.monthComplaint.export({ month }),
  dayComplaint: async (who: Client) => {
    const [newest] = (await who.monthComplaint.page({ month })).content
    return who.dayComplaint.export({ day: formatDay(newest!.createdAt) })
  },
  problemLifts: (who: Client) => who.problemLifts.export({ month }),
  plannedSwitchOffs: (who: Client) => who.plannedSwitchOffs.export({ month }),
  division: (who: Client) => who.tcmr.exportDivision({ month }),
  liftCompany: (who: Client) => who.tcmr.exportLiftCompany({ month }),
  dlc: (who: Client) => who.tcmr.exportDlc({ month }),
  codesOfCouncils: (who: Client) => who.breakdownCodes.exportTc({ month }),
  codes: (who: Client) => who.breakdownCodes.exportLc({ month, groupBy: 'faultCodeRange' }),
  chronicLifts: (who: Client) => who.chronicLifts.export({ upTo: reportNow }),
  chronicBreakdowns: (who: Client) => who.chronicLifts.exportDetail({ upTo: reportNow }),
  liftMaintenance: (who: Client) => who.liftMaintenance.export({ week: '2026-W42', upTo: reportNow }),
  alarmLoad: (who: Client) => who.alarmLoad.export({ month }),
}

type FileName = keyof typeof files
const names = Object.keys(files) as FileName[]

describe('the same data', () => {
  const first = new Map<FileName, Buffer>()
  const again = new Map<FileName, Buffer>()

  beforeAll(async () => {
    for (const name of names) first.set(name, await bytesOf(await files[name](client)))
    estate.setClock(reportNow + 14 * dayMs)
    const colleague = await member('LIFTWATCH', 'Liftwatch')
    for (const name of names) again.set(name, await bytesOf(await files[name](colleague)))
  })

  it.each(names)('are the same bytes weeks later and for a colleague, in the file of %s', async name => {
    expect(again.get(name)!.equals(first.get(name)!)).toBe(true)
    const [list, about] = await sheetsOf(first.get(name)!)
    expect(list!.rows.length).toBeGreaterThan(1)
    const shown = about!.rows.map(([what]) => what)
    expect(shown).toEqual(expect.arrayContaining(['List', 'Data up to', 'Time zone', 'Organisation', 'Rows']))
    expect(shown).not.toContain('Generated at')
    expect(shown).not.toContain('Generated by')
  })
})
