import { v7 as newId } from 'uuid'
import type { NoticeKind } from '@liftwatch/core/contract/events'
import type { AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'
import type { AlarmRow } from '@liftwatch/core/domain/alarm-rows'
import { alarmLabel } from '@liftwatch/core/domain/event-codes'
import { defaultSeverity } from '@liftwatch/core/domain/fault-numbers'
import type { AlarmKey } from '../queries/ingest-alarms'
import type { NewNotice } from '../queries/notices'
import type { StoredRow } from '../queries/save-alarm-rows'

const noticeKinds: Record<AlarmType, NoticeKind> = {
  LIFT_FAULT: 'liftFaults',
  PASSENGER_TRAP: 'passengerTraps',
  RBE: 'rbes',
}

export function severityOf({ type, number }: Pick<AlarmKey, 'type' | 'number'>) {
  return type === 'LIFT_FAULT' ? defaultSeverity(number) : null
}

/** A row as it is stored; without the device's own words it is called by its number. */
export function toStored(key: AlarmKey, row: AlarmRow, said: string | undefined): StoredRow {
  const { liftId, type, number } = key
  const description = said ?? alarmLabel(type, number)
  return { ...row, liftId, type, number, id: row.id ?? newId(), severity: severityOf(key), description }
}

/** The notices of rows that have changed. */
export function noticesOf(
  rows: readonly { readonly id: string; readonly type: AlarmType; readonly liftId: string }[],
  scopeOf: (liftId: string) => number | null,
): NewNotice[] {
  return rows.map(({ id, type, liftId }) => ({
    kind: noticeKinds[type],
    subjectId: id,
    count: 1,
    scopeId: scopeOf(liftId),
  }))
}
