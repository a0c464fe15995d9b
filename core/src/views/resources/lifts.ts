import { buildings } from '../../contract/estate/buildings'
import { lifts, type LiftRow } from '../../contract/estate/lifts'
import { lmds } from '../../contract/estate/lmds'
import { detailPath } from '../../domain/console-paths'
import { liftTable } from '../../tables/lifts'
import { names } from '../../tables/table'
import { liftFlagsTone, statusTone } from '../../tones'
import { liftFilters } from '../filters/lifts'
import { noFilters } from '../filters/no-filters'
import { resourceView } from './resource-view'

export const liftView = resourceView<LiftRow>({
  name: 'lifts',
  calls: { page: lifts.page, file: lifts.export, detail: lifts.detail },
  table: liftTable,
  empty: 'estate.empty.lifts',
  none: 'cli.nothing.lifts',
  filters: liftFilters,
  nameOf: lift => lift.name,
  pathOf: lift => detailPath('lifts', lift.id),
  // Its flags have a place of their own, each in words.
  factGroups: [
    { title: 'estate.lift.lift', keys: names('name liftNumber townCouncil liftCompany') },
    { title: 'estate.lift.state', keys: names('openFaultCnt complaintCnt omsScheduleCnt') },
    { title: 'estate.lift.place', keys: names('address postalCode ward') },
    { title: 'estate.lift.device', keys: names('lmdClientId onlineFormat lastOnlineTs') },
  ],
  placements: [
    { key: 'name', rank: 1 },
    // A list says what is out of order: nothing of those that are online.
    { key: 'onlineFormat', rank: 2, tone: ({ lmd }) => (lmd?.isOnline === false ? statusTone.OFFLINE : undefined) },
    { key: 'flags', rank: 3, tone: ({ flags }) => liftFlagsTone(flags) },
    { key: 'openFaultCnt', rank: 4 },
    { key: 'lmdClientId', rank: 6 },
    { key: 'address', rank: 5 },
    { key: 'liftCompany', rank: 7 },
  ],
})

export const liftsOfBuildingView: typeof liftView = {
  ...liftView,
  name: 'lifts-of-building',
  calls: { page: buildings.lifts, file: buildings.exportLifts },
  of: 'id',
  filters: noFilters,
}

export const liftsOfLmdView: typeof liftView = {
  ...liftView,
  name: 'lifts-of-lmd',
  calls: { page: lmds.lifts, file: lmds.exportLifts },
  of: 'id',
  filters: noFilters,
}
