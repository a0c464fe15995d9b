import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { isAwaitingAcknowledgement, isReportedActive } from '@liftwatch/core/domain/alarms'
import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { operationalTone, severityTone } from '@liftwatch/core/tones'
import { faultWords } from '@liftwatch/core/views/home/fault-words'
import type { Column } from '../../components/list/columns'
import { tableColumns } from '../../components/list/table-columns'
import { glyphs } from '../../program/theme'
import { ageColumn } from '../alarms/age-column'
import { alarmColumn } from '../alarms/alarm-column'
import { operationalWords } from '../../components/text/operational-words'

const sign: Column<LiftFault> = {
  title: undefined,
  minWidth: 1,
  maxWidth: 1,
  rank: 0,
  cell: row => ({ text: glyphs[severityTone[row.severity]], tone: severityTone[row.severity] }),
}

const [numbered, operational] = tableColumns(liftFaultTable, [
  { key: 'description', rank: 3 },
  { key: 'operationalStatus', rank: 5, maxWidth: 48 },
])
/** The number, by which people on the radio call it, with its words. */
const description: Column<LiftFault> = {
  ...numbered!,
  sortField: 'alarmLiftFaultNumber',
  cell: (row, { translate }) => ({
    text: faultWords(row, translate, 'switchOffs.markBrief'),
  }),
}

const status: Column<LiftFault> = {
  ...operational!,
  cell: (row, { translate, now }) => ({
    text: operationalWords(row, translate, now),
    tone: operationalTone(row.operationalStatus, isReportedActive(row)),
    isBold: isAwaitingAcknowledgement(row),
  }),
}

/** In the order in which they are seen; the rank says which come first when the window is narrow. */
export const liftFaultColumns: readonly Column<LiftFault>[] = [
  sign,
  ...tableColumns(liftFaultTable, [{ key: 'alarmStartTs', rank: 1 }]),
  ageColumn(7),
  ...tableColumns(liftFaultTable, [{ key: 'liftName', rank: 2 }]),
  description,
  ...tableColumns(liftFaultTable, [{ key: 'severity', rank: 6 }]),
  alarmColumn(4),
  status,
  ...tableColumns(liftFaultTable, [
    { key: 'acknowledgedBy', rank: 8 },
    { key: 'address', rank: 9 },
  ]),
]
