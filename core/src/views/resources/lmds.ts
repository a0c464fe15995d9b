import { z } from 'zod/mini'
import { lmdAttribute, lmds, type Lmd } from '../../contract/estate/lmds'
import { detailPath } from '../../domain/console-paths'
import { lmdTable } from '../../tables/lmds'
import { names } from '../../tables/table'
import { lmdFilters } from '../filters/lmds'
import { resourceView } from './resource-view'

export const lmdView = resourceView<Lmd>({
  name: 'lmds',
  calls: { page: lmds.page, file: lmds.export, detail: lmds.detail },
  table: lmdTable,
  empty: 'estate.empty.lmds',
  none: 'cli.nothing.lmds',
  filters: lmdFilters,
  nameOf: lmd => lmd.clientId,
  pathOf: lmd => detailPath('lmd', lmd.id),
  factGroups: [
    { keys: names('onlineFormat refusedCnt liftCnt address postalCode') },
    {
      title: 'estate.tabs.lmdInfo',
      keys: names(
        'name clientId vendor lastOnlineTs lastTestCallTs isTestCallOverdue',
        ...z.keyof(z.omit(lmdAttribute, { clientId: true })).options,
      ),
    },
  ],
  placements: [
    { key: 'name', rank: 1 },
    { key: 'onlineFormat', rank: 2, isBold: lmd => !lmd.isOnline },
    { key: 'lastOnlineTs', rank: 3 },
    { key: 'isTestCallOverdue', rank: 4, tone: lmd => (lmd.isTestCallOverdue ? 'warning' : undefined) },
    { key: 'lastTestCallTs', rank: 5 },
    { key: 'liftCnt', rank: 6 },
    { key: 'refusedCnt', rank: 9 },
    { key: 'softwareVersion', rank: 8 },
    { key: 'address', rank: 7 },
  ],
})
