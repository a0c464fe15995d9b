import { deviceAlarms, type DeviceAlarm } from '@liftwatch/core/contract/device-alarms'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { deviceAlarmTable } from '@liftwatch/core/tables/device-alarms'
import type { liftAlarmFilters } from '@liftwatch/core/views/filters/device-alarms'
import { z } from 'zod/mini'
import { placeCells, stateCells } from '../alarms/alarm-cells'
import { RecordLink } from '../app/record-link'
import { FieldFilters } from '../components/filters/field-filters'
import type { Cells } from '../components/record-list/cell'
import { useListSearch } from '../components/record-list/list-search'
import { RecordList } from '../components/record-list/record-list'
import { useTexts } from '../texts'

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
  /** Those of a lift and those of a device offer other codes. */
  readonly filters: typeof liftAlarmFilters
}

/** The alarms of one lift or one device, of every kind. */
export function DeviceAlarmRows({ of: { id: deviceId }, filters }: DeviceAlarmRowsProps) {
  const t = useTexts()
  const search = useListSearch(pageOfDevice)
  return (
    <RecordList
      table={deviceAlarmTable}
      search={search}
      query={useAnswer(deviceAlarms.page, { ...search.page, deviceId })}
      filters={<FieldFilters of={filters} search={search} />}
      cells={cells}
      exported={{ endpoint: deviceAlarms.export, input: { deviceId } }}
      bornAt={alarm => alarm.alarmStartTs}
      emptyText={t('estate.empty.alarms')}
    />
  )
}
