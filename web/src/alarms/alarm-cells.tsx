import type { AlarmFacts, AlarmResponse } from '@liftwatch/core/contract/alarms/alarms'
import { isReportedActive, reporterOf } from '@liftwatch/core/domain/alarms'
import type { Table } from '@liftwatch/core/tables/table'
import { formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/translate'
import { RecordLink } from '../app/record-link'
import { TwoLines, type Cells } from '../components/record-list/cell'
import { InstantCell, instantFacts } from './ago'
import { AlarmStatusChip, AlarmTimes, OperationalStatusChip } from './alarm-states'

type AlarmWithPlace = Pick<AlarmFacts, 'liftId' | 'liftName' | 'lmdId' | 'lmdClientId'>

/** A lift's name and a device's, leading to them. */
export function placeCells(isNewWindow: boolean): Cells<AlarmWithPlace> {
  return {
    liftName: alarm => (
      <RecordLink name="lifts" id={alarm.liftId} isNewWindow={isNewWindow}>
        {alarm.liftName}
      </RecordLink>
    ),
    lmdClientId: alarm => (
      <RecordLink name="lmd" id={alarm.lmdId} isNewWindow={isNewWindow}>
        {alarm.lmdClientId}
      </RecordLink>
    ),
  }
}

/** The phase of an alarm of any kind. */
export const stateCells: Cells<Pick<AlarmFacts, 'alarmStatus' | 'operationalStatus' | 'duration' | 'alarmStartTs'>> = {
  alarmStartTs: alarm => <InstantCell at={alarm.alarmStartTs} />,
  alarmStatus: alarm => <AlarmStatusChip isPlain alarm={alarm} />,
  duration: alarm => <AlarmTimes alarm={alarm} />,
}

type Answered = AlarmResponse & Pick<AlarmFacts, 'operationalStatus'> & Parameters<typeof reporterOf>[0]

/** The operational status; one that was reported while it was active says who reported and when. */
export function operationalCell(isQuiet: boolean): Cells<Answered>[string] {
  return alarm => {
    const chip = <OperationalStatusChip isPlain isQuiet={isQuiet} alarm={alarm} />
    if (!isReportedActive(alarm)) return chip
    return <TwoLines first={chip} second={`${reporterOf(alarm) ?? '-'} ${formatInstant(alarm.reportAt)}`} />
  }
}

/** What people did about it: who acknowledged, and when. */
export const responseCells: Cells<Answered> = {
  operationalStatus: operationalCell(false),
  acknowledgedBy: alarm =>
    alarm.acknowledgedBy ? (
      <TwoLines first={alarm.acknowledgedBy.name} second={formatInstant(alarm.acknowledgeAt)} />
    ) : (
      '-'
    ),
}

/** The facts of an alarm that show more than their value: how long its instants are past, and where its lift and device are. */
export function alarmFactCells<Row extends AlarmFacts>(table: Table<Row>, t: Translate): Cells<Row> {
  return { ...instantFacts(table, t), ...placeCells(false), duration: alarm => <AlarmTimes alarm={alarm} /> }
}
