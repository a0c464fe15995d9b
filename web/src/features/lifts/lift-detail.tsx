import type { LiftDetail as Lift } from '@liftwatch/core/contract/lifts'
import { useLift } from '@liftwatch/core/hooks/lifts'
import { useParams } from 'react-router-dom'
import { menuPaths } from '../../app/paths'
import { DetailPage } from '../../components/detail-page'
import { DeviceAlarmRows } from '../../estate/device-alarm-rows'
import { useTexts } from '../../texts'
import { LiftHead } from './lift-head'
import { LiftInfo } from './lift-info'
import { MaintenanceRecord } from './maintenance-record'
import { MonitoringPanel } from './monitoring-panel'

function LiftAlarms({ of: lift }: { readonly of: Lift }) {
  return (
    <>
      <MonitoringPanel liftId={lift.id} />
      <DeviceAlarmRows of={lift} codes="LIFT_SELECTOR" />
    </>
  )
}

/** A lift: what it is, what it says, what has been done to it. */
export function LiftDetail() {
  const t = useTexts()
  const { id } = useParams()
  return (
    <DetailPage
      list={{ label: t('console.menu.lifts'), path: menuPaths.lifts }}
      query={useLift(id)}
      titleOf={lift => lift.name}
      Head={LiftHead}
      tabs={[
        { value: 'info', label: t('estate.tabs.info'), Panel: LiftInfo },
        { value: 'alarm', label: t('estate.tabs.alarm'), Panel: LiftAlarms },
        { value: 'maintenance', label: t('estate.tabs.maintenance'), Panel: MaintenanceRecord },
      ]}
    />
  )
}
