import type { Lmd } from '@liftwatch/core/contract/estate/lmds'
import { alarmsOfLmdView } from '@liftwatch/core/views/resources/device-alarms'
import { liftsOfLmdView } from '@liftwatch/core/views/resources/lifts'
import { lmdView } from '@liftwatch/core/views/resources/lmds'
import { DeviceAlarmRows } from '../../estate/device-alarm-rows'
import { liftCells } from '../../estate/lift-cells'
import { ResourceList } from '../../records/resource-list'
import { resourcePage } from '../../records/resource-page'
import { lmdCells } from './lmd-cells'
import { LmdHead } from './lmd-head'
import { LmdInfo } from './lmd-info'

function LmdAlarms({ of: device }: { readonly of: Lmd }) {
  return <DeviceAlarmRows view={alarmsOfLmdView} of={device} />
}

function LmdLifts({ of: device }: { readonly of: Lmd }) {
  return <ResourceList view={liftsOfLmdView} of={device} cells={liftCells} detail="apart" />
}

/** The monitoring devices of the estate (specification 1 section 2). */
export const LmdsPage = resourcePage<Lmd>(lmdView, 'lmd', {
  cells: lmdCells,
  titleOf: device => device.name,
  Head: LmdHead,
  Info: LmdInfo,
  tabs: [
    { value: 'alarm', label: 'estate.tabs.alarm', Panel: LmdAlarms },
    { value: 'lift', label: 'estate.tabs.liftList', Panel: LmdLifts },
  ],
})
