import type { LiftDetail, LiftRow } from '@liftwatch/core/contract/estate/lifts'
import { alarmsOfLiftView } from '@liftwatch/core/views/resources/device-alarms'
import { liftView } from '@liftwatch/core/views/resources/lifts'
import { DeviceAlarmRows } from '../../estate/device-alarm-rows'
import { liftCells } from '../../estate/lift-cells'
import { resourcePage } from '../../records/resource-page'
import { LiftHead } from './lift-head'
import { LiftInfo } from './lift-info'
import { MaintenanceRecord } from './maintenance-record'
import { MonitoringPanel } from './monitoring-panel'

function LiftAlarms({ of: lift }: { readonly of: LiftDetail }) {
  return (
    <>
      <MonitoringPanel liftId={lift.id} />
      <DeviceAlarmRows view={alarmsOfLiftView} of={lift} />
    </>
  )
}

/** The lifts of the estate, each with its flags (specification 1 section 2): what one is, what it says, what has been done to it. */
export const LiftsPage = resourcePage<LiftRow, LiftDetail>(liftView, 'lifts', {
  cells: liftCells,
  Head: LiftHead,
  Info: LiftInfo,
  infoLabel: 'estate.tabs.info',
  tabs: [
    { value: 'alarm', label: 'estate.tabs.alarm', Panel: LiftAlarms },
    { value: 'maintenance', label: 'estate.tabs.maintenance', Panel: MaintenanceRecord },
  ],
})
