import { lmds, type Lmd } from '@liftwatch/core/contract/estate/lmds'
import { menuPaths } from '@liftwatch/core/domain/console-paths'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { alarmsOfLmdView } from '@liftwatch/core/views/resources/device-alarms'
import { useParams } from 'react-router-dom'
import { DetailPage } from '../../components/page/detail-page'
import { DeviceAlarmRows } from '../../estate/device-alarm-rows'
import { useTexts } from '../../texts'
import { LmdHead } from './lmd-head'
import { LmdInfo } from './lmd-info'
import { LmdLifts } from './lmd-lifts'

function LmdAlarms({ of: device }: { readonly of: Lmd }) {
  return <DeviceAlarmRows view={alarmsOfLmdView} of={device} />
}

export function LmdDetail() {
  const t = useTexts()
  const { id } = useParams()
  return (
    <DetailPage
      list={{ label: t('console.menu.lmd'), path: menuPaths.lmd }}
      query={useAnswer(lmds.detail, id === undefined ? undefined : { id })}
      titleOf={device => device.name}
      Head={LmdHead}
      tabs={[
        { value: 'info', label: t('estate.tabs.lmdInfo'), Panel: LmdInfo },
        { value: 'alarm', label: t('estate.tabs.alarm'), Panel: LmdAlarms },
        { value: 'lift', label: t('estate.tabs.liftList'), Panel: LmdLifts },
      ]}
    />
  )
}
