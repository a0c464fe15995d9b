import { switchOffs, type SwitchOff } from '../../contract/estate/switch-offs'
import { detailPath } from '../../domain/console-paths'
import { names } from '../../tables/table'
import { switchOffTable } from '../../tables/switch-offs'
import { switchOffFilters } from '../filters/switch-offs'
import { cancelSwitchOffForm, switchOnForm } from '../forms/switch-offs'
import { resourceView } from './resource-view'
import { switchOffListTabs } from './switch-off-list-tabs'

/** Planned switch-offs of the lifts that one may see. */
export const switchOffView = resourceView<SwitchOff>({
  name: 'switch-offs',
  calls: { page: switchOffs.page, file: switchOffs.export, detail: switchOffs.detail, count: switchOffs.count },
  tabs: switchOffListTabs,
  counts: [
    ['openCnt', 'switchOffs.tabs.OPEN'],
    ['closeCnt', 'switchOffs.tabs.CLOSED'],
    ['delayCnt', 'switchOffs.tabs.DELAY'],
    ['historyCnt', 'switchOffs.tabs.HISTORY'],
  ],
  table: switchOffTable,
  empty: 'switchOffs.empty',
  filters: switchOffFilters,
  nameOf: ({ liftName }) => liftName,
  pathOf: ({ id }) => detailPath('oms-schedule', id),
  bornAt: ({ createdAt }) => createdAt,
  placements: [
    { key: 'liftName', rank: 1 },
    { key: 'statusFormat', rank: 2 },
    { key: 'offAt', rank: 4, isWhole: true },
    { key: 'onAt', rank: 3, isWhole: true },
    { key: 'delay', rank: 5 },
    { key: 'report', rank: 6, minWidth: 12 },
    { key: 'liftCompany', rank: 7 },
  ],
  factGroups: [
    {
      title: 'switchOffs.sections.plan',
      keys: names('statusFormat delay duration offAt onAt switchOnAt switchedOnBy report'),
    },
    { title: 'switchOffs.sections.lift', keys: names('liftName buildingAddress liftCompany tel') },
    {
      title: 'switchOffs.sections.course',
      keys: names('author createdAt lastEditor updatedAt closedAt cancelledAt cancelledBy cancelReason'),
    },
  ],
  actions: [switchOnForm, cancelSwitchOffForm],
})
