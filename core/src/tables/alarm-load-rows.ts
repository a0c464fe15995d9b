import type { AlarmLoad } from '../contract/reports/alarm-load'
import { alarmCode } from '../domain/event-codes'
import type { reports } from '../text/en/reports'

/** One figure of the report on alarm management, as a list has it; what does not belong to a figure is null. */
export interface AlarmLoadRow {
  readonly figure: keyof typeof reports.load.figures
  /** A lift, or one of its alarms by its code. */
  readonly subject: string | null
  readonly priority: AlarmLoad['priorities'][number]['priority'] | null
  readonly value: number | null
  readonly share: number | null
  readonly durationMs: number | null
  readonly fromTs: number | null
  readonly toTs: number | null
}

type RowFigures = Partial<Omit<AlarmLoadRow, 'figure'>>

function row(figure: AlarmLoadRow['figure'], figures: RowFigures): AlarmLoadRow {
  const nothing = {
    subject: null,
    priority: null,
    value: null,
    share: null,
    durationMs: null,
    fromTs: null,
    toTs: null,
  }
  return { figure, ...nothing, ...figures }
}

function responseRows(
  figure: 'faultsAcknowledged' | 'trapsAcknowledged' | 'trapsReached',
  { answeredCnt, medianMs, p90Ms }: AlarmLoad['trapsReached'],
): AlarmLoadRow[] {
  return [
    row(figure, { value: answeredCnt, durationMs: medianMs }),
    row(`${figure}P90`, { value: answeredCnt, durationMs: p90Ms }),
  ]
}

function alarmOf({ liftName, type, number }: AlarmLoad['chattering'][number]): string {
  return `${liftName} ${alarmCode(type, number)}`
}

/** The figures as the rows of a list: each sum before what it is made of. */
export function alarmLoadRows(load: AlarmLoad): AlarmLoadRow[] {
  return [
    row('alarmCnt', { value: load.alarmCnt }),
    row('operatorCnt', { value: load.operatorCnt }),
    row('alarmRate', { value: load.alarmRate }),
    row('overloadedShare', { share: load.overloadedShare }),
    ...responseRows('faultsAcknowledged', load.faultsAcknowledged),
    ...responseRows('trapsAcknowledged', load.trapsAcknowledged),
    ...responseRows('trapsReached', load.trapsReached),
    row('arrivedInTime', { share: load.arrivedInTimeShare }),
    ...load.priorities.map(({ priority, alarmCnt, share }) => row('priority', { priority, value: alarmCnt, share })),
    row('floods', { value: load.floodCnt, durationMs: load.floodMs }),
    ...load.floods.map(({ from, to, hasStartedBefore }) =>
      row(hasStartedBefore ? 'floodStartedBefore' : 'flood', { fromTs: from, toTs: to, durationMs: to - from }),
    ),
    row('worstLifts', { share: load.worstShare }),
    ...load.worstLifts.map(lift =>
      row('worstLift', { subject: lift.liftName, value: lift.alarmCnt, share: lift.share }),
    ),
    row('chattering', { value: load.chatteringCnt }),
    ...load.chattering.map(alarm => row('chatteringAlarm', { subject: alarmOf(alarm) })),
    row('stale', { value: load.staleCnt }),
    ...load.stale.map(alarm =>
      row('staleAlarm', { subject: alarmOf(alarm), fromTs: alarm.alarmStartTs, toTs: alarm.alarmClearTs }),
    ),
  ]
}
