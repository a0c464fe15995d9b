import { z } from 'zod/mini'
import { severity } from '../alarms/alarms'
import { alarmType } from '../alarms/alarm-type'
import { endpoint } from '../endpoint'
import { id, instant } from '../input'
import { reportFile, reportFilter } from './list-report'
import { month } from './report-periods'

/** 0 to 1 and unrounded; null where there is no whole to be a part of. */
const share = z.nullable(z.number())
const ms = z.nullable(z.number())

/**
 * Alarms that waited for people: how many were answered, how long half of them, and nine of ten, waited at most, and how many are in
 * each class of waits (core's `reports/response-times`).
 */
const responseTimes = z.object({ answeredCnt: z.int(), medianMs: ms, p90Ms: ms, waits: z.array(z.int()) })

const source = { liftId: id, liftName: z.string(), type: alarmType, number: z.int() }

/** How heavy a month's alarms were on those who answer them (ANSI/ISA-18.2, EEMUA 191). Lists hold 1,000 at most, counts all. */
export const alarmLoadFigures = z.object({
  alarmCnt: z.int(),
  /** Members who acknowledged, arrived or reported in the month. */
  operatorCnt: z.int(),
  /** Alarms for each operator and ten minutes; null where no one was there. */
  alarmRate: z.nullable(z.number()),
  /** Of spans of ten minutes, those with more alarms than an operator can follow. */
  overloadedShare: share,
  /** Those that started in the month; how long there was a flood in it is that of one that started before too. */
  floodCnt: z.int(),
  floodMs: z.int(),
  /** What lies in the month of each flood: one that `hasStartedBefore` is the first, and is not counted. */
  floods: z.array(z.object({ from: instant, to: instant, hasStartedBefore: z.boolean() })),
  /** Each day of the month so far: YYYY-MM-DD, the alarms that were set, and how long of it was a flood. */
  days: z.array(z.object({ day: z.string(), alarmCnt: z.int(), floodMs: z.int() })),
  worstShare: share,
  worstLifts: z.array(z.object({ liftId: id, liftName: z.string(), alarmCnt: z.int(), share })),
  chatteringCnt: z.int(),
  chattering: z.array(z.object(source)),
  staleCnt: z.int(),
  stale: z.array(z.object({ ...source, alarmStartTs: instant, alarmClearTs: z.nullable(instant) })),
  priorities: z.array(
    z.object({ priority: z.enum(['PASSENGER_TRAP', ...severity.options, 'RBE']), alarmCnt: z.int(), share }),
  ),
  faultsAcknowledged: responseTimes,
  trapsAcknowledged: responseTimes,
  trapsReached: responseTimes,
  /** Of the traps that tell, those whose helper was on site within 25 minutes. */
  arrivedInTimeShare: share,
})
export type AlarmLoad = z.infer<typeof alarmLoadFigures>

const word = z.nullable(z.string())
const number = z.nullable(z.number())

/** One figure, as a row of the file has it; what does not belong to a figure is null. */
export const alarmLoadRow = z.object({
  figure: z.string(),
  subject: word,
  priority: word,
  value: number,
  share: number,
  durationMs: number,
  fromTs: number,
  toTs: number,
})

const permission = 'mar'
const asked = { month, ...reportFilter.shape }

export const alarmLoad = {
  figures: endpoint('alarmLoad.figures', {
    method: 'GET',
    path: '/api/reports/alarm-load',
    access: { permission },
    input: z.object(asked),
    answer: alarmLoadFigures,
    isExpensive: true,
  }),
  export: reportFile('alarmLoad.export', { path: '/api/reports/alarm-load/export-excel', permission, asked }),
}
