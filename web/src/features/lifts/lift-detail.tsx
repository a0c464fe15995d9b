import { lifts, type LiftDetail as Lift } from '@liftwatch/core/contract/estate/lifts'
import { menuPaths } from '@liftwatch/core/domain/console-paths'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { alarmsOfLiftView } from '@liftwatch/core/views/resources/device-alarms'
import { useParams } from 'react-router-dom'
import { DetailPage } from '../../components/page/detail-page'
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
      <DeviceAlarmRows view={alarmsOfLiftView} of={lift} />
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
      query={useAnswer(lifts.detail, id === undefined ? undefined : { id })}
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
