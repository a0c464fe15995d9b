import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { AlarmFacts } from '@liftwatch/core/contract/alarms/alarms'
import { rbeFilter, type Rbe, type rbeSortFields } from '@liftwatch/core/contract/alarms/rbes'
import { alarmStatusWords } from '@liftwatch/core/contract/alarms/status-words'
import { eventCode, eventNumbers } from '@liftwatch/core/domain/event-codes'
import { alarmList, withWord, type AlarmList, type Wordless } from './alarm-lists'
import type { Reader } from './scope'

type RbeFilter = z.output<typeof rbeFilter>
type SortField = (typeof rbeSortFields)[number]
type ReadRbe = Wordless<AlarmFacts> & { readonly number: number }

function toRbe({ liftId, liftName, lmdId, lmdClientId, ...read }: ReadRbe): Rbe {
  return {
    ...withWord(read),
    lift: { id: liftId, name: liftName },
    lmd: lmdId !== null && lmdClientId !== null ? { id: lmdId, clientId: lmdClientId } : null,
    type: eventCode(read.number),
    status: read.alarmStatus,
    alarmStatusFormat: alarmStatusWords[read.alarmStatus],
  }
}

/** Numbers of the codes asked for; codes that name no number leave a list that nothing is in. */
function numbersOf(codes: readonly string[] | undefined) {
  if (!codes || codes.length === 0) return undefined
  return sql`alarm.number = ANY(${sql.param(eventNumbers(codes))}::int[])`
}

/** The building events in a scope. */
export function rbeList({ scope, at }: Pick<Reader, 'scope' | 'at'>): AlarmList<Rbe, RbeFilter, SortField> {
  return alarmList(
    { scope, at },
    {
      type: 'RBE',
      columns: { number: sql`alarm.number` },
      madeOf: {
        lift: ['liftId', 'liftName'],
        lmd: ['lmdId', 'lmdClientId'],
        type: ['number'],
        status: ['alarmStatus'],
      },
      filter: rbeFilter,
      orders: {
        alarmStartTs: sql`alarm.alarm_start_ts`,
        alarmClearTs: sql`alarm.alarm_clear_ts`,
        liftName: sql`lift.name`,
        number: sql`alarm.number`,
      },
      setBounds: ({ startTs, endTs }) => [startTs, endTs],
      conditions: ({ errorCode }) => [numbersOf(errorCode)],
      toRow: toRbe,
    },
  )
}
