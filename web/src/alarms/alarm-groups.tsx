import type { AlarmFacts } from '@liftwatch/core/contract/alarms/alarms'
import { alarmGroups } from '@liftwatch/core/tables/alarm-columns'
import type { Table } from '@liftwatch/core/tables/table'
import { FactList } from '../components/facts/fact-list'
import { columnFacts } from '../components/record-list/column-facts'
import { useTexts } from '../texts'
import { instantFacts } from './ago'
import { placeCells } from './alarm-cells'

interface AlarmGroupsProps<Row> {
  readonly table: Table<Row>
  readonly alarm: Row
}

/** What people did about an alarm, and when; and where it is: the lift, its building and its device. */
export function AlarmGroups<Row extends AlarmFacts>({ table, alarm }: AlarmGroupsProps<Row>) {
  const t = useTexts()
  return (
    <>
      <FactList
        title={t('console.detail.response')}
        facts={columnFacts(table, alarmGroups.response, alarm, t, instantFacts(table, t))}
      />
      <FactList
        title={t('console.detail.place')}
        facts={columnFacts(table, alarmGroups.place, alarm, t, placeCells(false))}
      />
    </>
  )
}
