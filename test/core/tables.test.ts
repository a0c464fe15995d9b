import { describe, expect, it } from 'vitest'
import { tableType } from '@liftwatch/core/contract/properties'
import { nameColumn } from '@liftwatch/core/tables/name-column'
import { shownColumns, tablePreference } from '@liftwatch/core/tables/shown-columns'
import { tables } from '@liftwatch/core/views/tables'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import { languages } from '@liftwatch/core/text/translate'

describe.each(tableType.options)('the table %s', type => {
  const table = tables[type]

  it('is found under its own type, with columns of keys of their own', () => {
    expect(table.type).toBe(type)
    const keys = table.columns.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('says what a row is about whatever its reader takes away', () => {
    const saved = table.columns.map(({ key }) => ({ key, view: false }))
    const left = shownColumns(table, saved)
    expect(left.length).toBeGreaterThan(0)
    expect(left).toContain(nameColumn(table))
  })

  it('gives scripts each name once, and lists nothing that it does not give them', () => {
    const { columns, terminalColumns = [], fields, listed = [] } = table
    const names = fields ?? columns.map(({ field, key }) => field ?? key)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(terminalColumns.map(({ field, key }) => field ?? key)))
    if (fields) expect(fields).toEqual(expect.arrayContaining([...listed]))
  })

  it.each(languages)('has a heading for each column in %s', language => {
    const translate = translatorOf(language)
    for (const { header } of table.columns) expect(translate(header)).not.toBe(header)
    expect(translate(table.title)).not.toBe(table.title)
  })
})

describe('a preference', () => {
  const table = tables.RBE_TABLE_HEADER
  const keys = table.columns.map(({ key }) => key)

  it('that says nothing is the table’s own', () => {
    const nameOf = ({ header }: { header: string }) => header
    expect(tablePreference(table, nameOf, []).map(({ key }) => key)).toEqual(keys)
    expect(tablePreference(table, nameOf, [])).toEqual(tablePreference(table, nameOf))
  })

  it('keeps its order, and gives a new column its neighbour’s place', () => {
    const known = keys.filter(key => key !== 'type').toReversed()
    const saved = known.map(key => ({ key, view: true }))
    const order = tablePreference(table, ({ key }) => key, saved).map(({ key }) => key)
    expect(order.filter(key => key !== 'type')).toEqual(known)
    expect(order[order.indexOf('type') - 1]).toBe('lmd')
  })

  it('names a column twice, and has it once', () => {
    const twice = [
      { key: 'type', view: false },
      { key: 'type', view: true },
    ]
    expect(tablePreference(table, ({ key }) => key, twice).filter(({ key }) => key === 'type')).toMatchObject([
      { view: false },
    ])
  })
})
