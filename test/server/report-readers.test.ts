import { describe, expect } from 'vitest'
import { bytesOf, csvRows, sheetsOf } from '../harness/files'
import { client, it } from './report-fixtures'

const month = '2026-09'
const all = { month, size: 1_000 }

describe('what people and programs read otherwise', () => {
  const asked = { month, groupBy: 'faultCodeRange' } as const

  it('is a line for each lift brand of a code to people, whose columns add up', async () => {
    const { content } = await client.breakdownCodes.tcFaultCodeRange(all)
    expect(content.some(({ brands }) => brands.length > 1)).toBe(true)
    const [list, about] = await sheetsOf(await bytesOf(await client.breakdownCodes.exportTc(asked)))
    const [heading, ...rows] = list!.rows
    expect(heading!.slice(-3)).toEqual(['Occurrences', 'Lift brand', 'Of this brand'])
    expect(rows.map(row => [row[0], ...row.slice(-3)])).toEqual(
      content.flatMap(({ liftTc, totalOccurrence, brands }) =>
        brands.map(({ liftBrand, occurrence }, index) => [
          liftTc ?? 'Unknown',
          index === 0 ? totalOccurrence : undefined,
          liftBrand ?? 'Unknown',
          occurrence,
        ]),
      ),
    )
    const sum = (at: number) => rows.reduce((total, row) => total + Number(row.at(at) ?? 0), 0)
    expect(sum(-3)).toBe(sum(-1))
    expect(about!.rows).toContainEqual(['Rows', rows.length])
  })

  it('is a row for each code to programs, with its brands in it', async () => {
    const { content } = await client.breakdownCodes.tcFaultCodeRange(all)
    const lines = await bytesOf(await client.breakdownCodes.exportTc({ ...asked, format: 'jsonl' }))
    expect(
      lines
        .toString()
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line) as unknown),
    ).toEqual(content)
    const file = await client.breakdownCodes.exportTc({ ...asked, format: 'csv', headings: 'keys', times: 'iso' })
    const [names, ...rows] = csvRows(await bytesOf(file))
    expect(names!.slice(-2)).toEqual(['totalOccurrence', 'brands'])
    expect(rows.map(row => row.at(-1))).toEqual(
      content.map(({ brands }) => brands.map(one => `${one.liftBrand ?? ''}=${one.occurrence}`).join('; ')),
    )
  })

  it('is the age of a lift: in words of the reader, and as a number', async () => {
    const { content } = await client.problemLifts.page(all)
    const columnOf = async (how: object, column: string) => {
      const file = await client.problemLifts.export({ month, format: 'csv', columns: [column], ...how })
      return csvRows(await bytesOf(file)).flat()
    }
    const words = (unit: (years: number) => string) =>
      content.map(({ liftAgeYears: years }) => (years === null ? '' : `${years} ${unit(years)}`))
    expect(await columnOf({}, 'liftAgeFormat')).toEqual([
      'Lift age',
      ...words(years => (years === 1 ? 'year' : 'years')),
    ])
    expect(await columnOf({ language: 'zh' }, 'liftAgeFormat')).toEqual(['梯龄', ...words(() => '年')])
    const plain = await columnOf({ headings: 'keys', times: 'iso' }, 'liftAgeYears')
    expect(plain).toEqual(['liftAgeYears', ...content.map(({ liftAgeYears }) => String(liftAgeYears ?? ''))])
    expect(new Set(plain).size).toBeGreaterThan(2)
  })
})
