import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { alarmStatusTone, severityTone } from '@liftwatch/core/tones'
import type { Column } from '../../components/list/columns'
import { tableColumns } from '../../components/list/table-columns'
import { glyphs } from '../../theme'
import { operationalWords } from '../alarms/operational-words'
import { operationalTone } from './words'

const sign: Column<LiftFault> = {
  title: undefined,
  minWidth: 1,
  maxWidth: 1,
  rank: 0,
  cell: row => ({ text: glyphs[severityTone[row.severity]], tone: severityTone[row.severity] }),
}

/** The number, by which people on the radio call it, with its words. */
const description: Column<LiftFault> = {
  title: 'alarms.fields.description',
  minWidth: 22,
  maxWidth: 40,
  rank: 3,
  sortField: 'alarmLiftFaultNumber',
  cell: (row, { translate }) => ({
    text: `${row.alarmLiftFaultNumber} ${descriptionIn(translate.language, row.description)}`,
  }),
}

const status: Column<LiftFault> = {
  title: 'alarms.fields.operationalStatus',
  minWidth: 11,
  maxWidth: 48,
  rank: 4,
  cell: (row, { translate }) => ({
    text: operationalWords(row, translate),
    tone: operationalTone(row),
    isBold: isAwaitingAcknowledgement(row),
  }),
}

/** In the order in which they are seen; the rank says which come first when the window is narrow. */
export const liftFaultColumns: readonly Column<LiftFault>[] = [
  sign,
  ...tableColumns(liftFaultTable, [
    { key: 'alarmStartTs', rank: 1 },
    { key: 'liftName', minWidth: 15, maxWidth: 22, rank: 2 },
  ]),
  description,
  ...tableColumns(liftFaultTable, [
    { key: 'severity', minWidth: 13, rank: 6, tone: row => severityTone[row.severity] },
    { key: 'alarmStatus', title: 'monitor.alarm', minWidth: 5, rank: 5, tone: row => alarmStatusTone[row.alarmStatus] },
  ]),
  status,
  ...tableColumns(liftFaultTable, [
    { key: 'acknowledgedBy', minWidth: 16, maxWidth: 24, rank: 7 },
    { key: 'address', minWidth: 20, maxWidth: 40, rank: 8 },
  ]),
]
