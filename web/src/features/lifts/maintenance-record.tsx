import { deviceAlarms, type DeviceAlarm } from '@liftwatch/core/contract/device-alarms'
import type { LiftDetail } from '@liftwatch/core/contract/lifts'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { maintenanceTable } from '@liftwatch/core/tables/maintenance'
import { maintenanceFilters } from '@liftwatch/core/views/filters/device-alarms'
import { FieldFilters } from '../../components/filters/field-filters'
import { z } from 'zod/mini'
import { AlarmDuration } from '../../alarms/alarm-states'
import type { Cells } from '../../components/record-list/cell'
import { useListSearch } from '../../components/record-list/list-search'
import { RecordList } from '../../components/record-list/record-list'
import { StatusChip } from '../../components/status-chip'
import { useTexts } from '../../texts'

const pageOfLift = z.pick(deviceAlarms.page.input, { startTs: true, endTs: true, page: true, size: true, sort: true })

function StateChip({ isOver }: { readonly isOver: boolean }) {
  const t = useTexts()
  return (
    <StatusChip
      isPlain
      isPast={isOver}
      tone={isOver ? 'ok' : 'info'}
      label={t(isOver ? 'estate.maintenance.over' : 'estate.maintenance.underWay')}
    />
  )
}

const cells: Cells<DeviceAlarm> = {
  state: visit => <StateChip isOver={visit.alarmStatus === 'CLEAR'} />,
  duration: visit => <AlarmDuration alarm={visit} />,
}

/** When the lift was in maintenance mode, and for how long, as its device said (code LM). */
export function MaintenanceRecord({ of: lift }: { readonly of: LiftDetail }) {
  const t = useTexts()
  const search = useListSearch(pageOfLift)
  return (
    <RecordList
      table={maintenanceTable}
      search={search}
      query={useAnswer(deviceAlarms.page, { ...search.page, deviceId: lift.id, errorCode: ['LM'] })}
      filters={<FieldFilters of={maintenanceFilters} search={search} />}
      cells={cells}
      exported={{ endpoint: deviceAlarms.exportMaintenance, input: { deviceId: lift.id } }}
      bornAt={visit => visit.alarmStartTs}
      emptyText={t('estate.maintenance.none')}
    />
  )
}
