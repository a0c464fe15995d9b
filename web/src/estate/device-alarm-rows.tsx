import { deviceAlarms, type DeviceAlarm } from '@liftwatch/core/contract/device-alarms'
import { useDeviceAlarms } from '@liftwatch/core/hooks/device-alarms'
import { deviceAlarmTable } from '@liftwatch/core/tables/device-alarms'
import { z } from 'zod/mini'
import { placeCells, stateCells } from '../alarms/alarm-cells'
import { RecordLink } from '../app/record-link'
import type { Cells } from '../components/record-list/cell'
import { useListSearch } from '../components/record-list/list-search'
import { RecordList } from '../components/record-list/record-list'
import { useTexts } from '../texts'
import { DeviceAlarmFilters, type CodeView } from './device-alarm-filters'

const pageOfDevice = z.omit(deviceAlarms.page.input, { deviceId: true })

/** The screen that has the detail of an alarm of this kind; building events have none. */
const screenOf = { LIFT_FAULT: 'lift-fault', PASSENGER_TRAP: 'passenger-trap', RBE: undefined } as const

const cells: Cells<DeviceAlarm> = {
  ...placeCells(false),
  ...stateCells,
  code({ id, type, code }) {
    const name = screenOf[type]
    if (!name) return code
    return (
      <RecordLink name={name} id={id}>
        {code}
      </RecordLink>
    )
  },
}

interface DeviceAlarmRowsProps {
  readonly of: { readonly id: string }
  readonly codes: CodeView
}

/** The alarms of one lift or one device, of every kind. */
export function DeviceAlarmRows({ of: { id: deviceId }, codes }: DeviceAlarmRowsProps) {
  const t = useTexts()
  const search = useListSearch(pageOfDevice)
  return (
    <RecordList
      table={deviceAlarmTable}
      search={search}
      query={useDeviceAlarms({ ...search.page, deviceId })}
      filters={<DeviceAlarmFilters search={search} codes={codes} />}
      cells={cells}
      bornAt={alarm => alarm.alarmStartTs}
      emptyText={t('estate.empty.alarms')}
    />
  )
}
