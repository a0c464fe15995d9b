import type { LiftDetail, LiftRow } from '@liftwatch/core/contract/estate/lifts'
import { complaintsOfLiftView } from '@liftwatch/core/views/resources/complaints'
import { alarmsOfLiftView } from '@liftwatch/core/views/resources/device-alarms'
import { liftView } from '@liftwatch/core/views/resources/lifts'
import { useCanOpen } from '../../app/can-open'
import { caseCells } from '../../estate/case-chips'
import { DeviceAlarmRows } from '../../estate/device-alarm-rows'
import { liftCells } from '../../estate/lift-cells'
import { ResourceList } from '../../records/resource-list'
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

function LiftCases({ of: lift }: { readonly of: LiftDetail }) {
  const canOpen = useCanOpen()
  return (
    <ResourceList
      view={complaintsOfLiftView}
      of={lift}
      cells={caseCells}
      {...(canOpen('case-management') && { detail: 'apart' })}
    />
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
    { value: 'cases', label: 'cases.title', Panel: LiftCases },
  ],
})
