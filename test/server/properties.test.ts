import { describe, expect } from 'vitest'
import { tablePreference, tableType } from '@liftwatch/core/contract/properties'
import { tables } from '@liftwatch/core/views/tables'
import { client, colleague as other, it as usualTest } from '../harness/fixtures'
import { errorOf } from '../harness/outcome'

const type = 'RBE_TABLE_HEADER'
const it = usualTest.extend('given', { scope: 'file' }, { client: {}, colleague: {} })

const column = (key: string, view: boolean) => ({ key, name: 'as it likes', view, detectable: true })

describe('the columns of a table', () => {
  it.each(tableType.options)('of %s are the table’s own to begin with, for user and organisation alike', async type => {
    const { body } = tablePreference.parse(await client.properties.user({ type }))
    expect(body.map(({ key }) => key)).toEqual(tables[type].columns.map(({ key }) => key))
    expect(body.some(({ view }) => view)).toBe(true)
    expect(body.filter(({ detectable }) => !detectable).every(({ view }) => view)).toBe(true)
    expect(await client.properties.org({ type })).toEqual({ type, body })
  })

  it('are named by their English headings', async () => {
    const { body } = tablePreference.parse(await client.properties.user({ type }))
    expect(body.slice(0, 2)).toEqual([
      { key: 'alarmStartTs', name: 'Set time', view: true, detectable: false },
      { key: 'lift', name: 'Lift', view: true, detectable: false },
    ])
  })

  it('stay as their user saved them, theirs alone', async () => {
    const before = await other.properties.user({ type })
    const body = [column('description', true), column('nonsense', true), column('type', false), column('lift', false)]
    const saved = tablePreference.parse(await client.properties.save({ type, body: body }))
    // What was not named comes after its neighbour in the table; what is fixed stays.
    expect(saved.body.map(({ key }) => key).slice(0, 8)).toEqual([
      'alarmStartTs',
      'description',
      'status',
      'alarmClearTs',
      'duration',
      'operationalStatus',
      'number',
      'address',
    ])
    const shown = saved.body.filter(({ view }) => view).map(({ key }) => key)
    expect(shown).toEqual(['alarmStartTs', 'description', 'status', 'alarmClearTs', 'duration', 'lift', 'lmd'])
    expect(await client.properties.user({ type })).toEqual(saved)
    expect(await client.properties.save({ type, body: saved.body })).toEqual(saved)
    expect(await other.properties.user({ type })).toEqual(before)
    expect(await client.properties.org({ type })).toEqual(before)
  })

  it.each([{ body: [] }, { body: [column('lift', false), column('type', false)] }])(
    'cannot all be taken away: $body',
    async ({ body }) => {
      const { code, errors } = await errorOf(client.properties.save({ type, body }))
      expect(code).toBe('bad-input')
      expect(errors).toEqual([{ path: 'body', message: 'hint.selectRow' }])
    },
  )
})
