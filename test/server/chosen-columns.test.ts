import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { FileAnswer } from '@liftwatch/core/contract/endpoint'
import { monthAlarmsTable, monthBreakdownTable, monthPtTable } from '@liftwatch/core/tables/alarm-reports'
import { monthComplaintTable } from '@liftwatch/core/tables/complaint-reports'
import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { passengerTrapTable } from '@liftwatch/core/tables/passenger-traps'
import { plannedSwitchOffTable } from '@liftwatch/core/tables/problem-lifts'
import { rbeTable } from '@liftwatch/core/tables/rbes'
import type { Table } from '@liftwatch/core/tables/table'
import { bytesOf, csvRows } from '../harness/files'
import { estate, it } from './report-fixtures'

type Export = (client: Client, options: { readonly format: 'csv'; readonly columns: string[] }) => Promise<FileAnswer>

const lists: readonly (readonly [name: string, table: Table<never>, file: Export])[] = [
  ['lift faults', liftFaultTable, (client, options) => client.liftFaults.export(options)],
  ['passenger traps', passengerTrapTable, (client, options) => client.passengerTraps.export(options)],
  ['building alarms', rbeTable, (client, options) => client.rbes.export(options)],
  ['breakdowns of a month', monthBreakdownTable, (client, options) => client.monthBreakdown.export(options)],
  ['traps of a month', monthPtTable, (client, options) => client.monthPt.export(options)],
  ['alarms of a month', monthAlarmsTable, (client, options) => client.monthAlarms.export(options)],
  ['complaints of a month', monthComplaintTable, (client, options) => client.monthComplaint.export(options)],
  ['switch-offs of a month', plannedSwitchOffTable, (client, options) => client.plannedSwitchOffs.export(options)],
]

describe('a file of one column', () => {
  it.each(lists)('of the %s has what it has among all', async (_, { columns }, file) => {
    const rowsOf = async (wanted: string[]) =>
      csvRows(await bytesOf(await file(estate.client, { format: 'csv', columns: wanted })))
    const keys = columns.map(({ key }) => key)
    const [headings, ...all] = await rowsOf(keys)
    expect(all.length).toBeGreaterThan(5)
    for (const [index, key] of keys.entries()) {
      // A row without a value would be an empty line.
      const alone = await rowsOf([key, keys[0]!])
      expect(alone.map(row => row[0])).toEqual([headings, ...all].map(row => row![index]))
    }
  })
})
