import { checkState, type CheckState } from '../contract/maintenance/maintenance-fields'
import type { LiftChecks, MaintenanceCheck } from '../contract/maintenance/maintenance-checks'
import { isLongEnough } from '../domain/maintenance-checks'
import type { TextKey, Translate } from '../text/translate'
import type { Tone } from '../tones'
import { stateColumn } from './state-column'
import { names, textColumn, wordKeys, type Table, type TableColumn } from './table'

const words = wordKeys('maintenance.checkStates', checkState) satisfies Readonly<Record<CheckState, TextKey>>

/** Scheduled blue, Done green, Not Done red (specification 2 section 4). */
export const checkStateTone = {
  SCHEDULED: 'info',
  DONE: 'ok',
  NOT_DONE: 'critical',
} as const satisfies Record<CheckState, Tone>

/** Minutes in green from 45 on, else in red. */
export function minutesTone(minutes: number | null): Tone | undefined {
  if (minutes === null) return undefined
  return isLongEnough(minutes) ? 'ok' : 'critical'
}

/** A check in few words: its day, its state, its minutes, and whether the device said nothing. */
export function checkText(check: MaintenanceCheck | null, t: Translate): string | null {
  if (check === null) return null
  const minutes = check.duration === null ? [] : [t('maintenance.calendar.minutes', { count: check.duration })]
  const offline = check.wasOffline ? [t('maintenance.checks.offline')] : []
  return [check.dateFormat, t(words[check.state]), ...minutes, ...offline].join(' · ')
}

/** The tone of a check as a whole: what was done and was short is as red as what was not. */
export function checkTone(check: Pick<MaintenanceCheck, 'state' | 'duration'>): Tone {
  return check.state === 'DONE' ? minutesTone(check.duration ?? 0)! : checkStateTone[check.state]
}

function checkColumn(key: 'first' | 'second', place: 0 | 1): TableColumn<LiftChecks> {
  const of = ({ checkers }: LiftChecks) => checkers[place] ?? null
  return textColumn(key, `maintenance.checks.${key}`, 40, (row, t) => checkText(of(row), t), {
    tone: row => {
      const check = of(row)
      return check ? checkTone(check) : undefined
    },
    json: of,
    narrow: [22, 44],
  })
}

function placeColumns<Row extends Pick<LiftChecks, 'liftName' | 'buildingAddress' | 'liftCompany'>>() {
  return {
    liftName: textColumn<Row>('liftName', 'alarms.fields.liftName', 22, row => row.liftName, {
      isFixed: true,
      sortField: 'liftName',
      narrow: [14, 24],
    }),
    buildingAddress: textColumn<Row>('buildingAddress', 'alarms.fields.address', 24, row => row.buildingAddress, {
      canShrink: true,
      narrow: [12, 40],
    }),
    liftCompany: textColumn<Row>('liftCompany', 'alarms.fields.liftCompany', 18, row => row.liftCompany, {
      narrow: [10, 24],
    }),
  }
}

const ofLift = placeColumns<LiftChecks>()
const ofCheck = placeColumns<MaintenanceCheck>()

/** The checks of a month, a row for each lift. */
export const liftChecksTable: Table<LiftChecks> = {
  type: 'LM_CHECKER_TABLE_HEADER',
  title: 'maintenance.checks.title',
  columns: [
    ofLift.liftName,
    ofLift.buildingAddress,
    ofLift.liftCompany,
    checkColumn('first', 0),
    checkColumn('second', 1),
  ],
  fields: names('id liftName month buildingAddress liftCompany first second'),
  listed: names('liftName month first second'),
}

/** The checks of a day or a month, a row for each. */
export const maintenanceCheckTable: Table<MaintenanceCheck> = {
  type: 'LM_CHECK_TABLE_HEADER',
  title: 'maintenance.checks.list',
  columns: [
    {
      key: 'date',
      header: 'maintenance.checks.date',
      kind: 'date',
      width: 11,
      value: row => row.date,
      sortField: 'date',
      isFixed: true,
      narrow: [10, 10],
    },
    ofCheck.liftName,
    stateColumn(
      'state',
      'maintenance.checks.state',
      12,
      { of: row => row.state, words, tone: checkStateTone },
      { narrow: [10, 12] },
    ),
    {
      key: 'duration',
      header: 'maintenance.checks.minutes',
      kind: 'number',
      width: 8,
      value: row => row.duration,
      tone: row => minutesTone(row.duration),
      narrow: [7, 7],
    },
    textColumn(
      'wasOffline',
      'maintenance.checks.device',
      16,
      (row, t) => (row.wasOffline ? t('maintenance.checks.offline') : null),
      { code: row => row.wasOffline, narrow: [8, 16] },
    ),
    ofCheck.buildingAddress,
    ofCheck.liftCompany,
    textColumn('remarks', 'maintenance.checks.remark', 30, row => row.remarks, { canShrink: true, narrow: [10, 40] }),
    {
      key: 'remarkCnt',
      header: 'maintenance.checks.remarks',
      kind: 'number',
      width: 7,
      value: row => row.remarkCnt,
      isExtra: true,
    },
  ],
  fields: names(
    'id date liftId liftName state isOver duration wasOffline remarks remarkCnt buildingAddress liftCompany',
  ),
  listed: names('date liftName state duration wasOffline remarks'),
}
