import { switchOffs, type SwitchOffCounts } from '@liftwatch/core/contract/estate/switch-offs'
import { switchOffFilters } from '@liftwatch/core/views/filters/switch-offs'
import { countCommand } from '../../lists/count-command'
import { plainColumn } from '../../output/columns'

export const switchOffCount = countCommand<SwitchOffCounts>(switchOffFilters, switchOffs.count, [
  plainColumn('openCnt', 'switchOffs.tabs.OPEN'),
  plainColumn('closeCnt', 'switchOffs.tabs.CLOSED'),
  plainColumn('delayCnt', 'switchOffs.tabs.DELAY'),
  plainColumn('historyCnt', 'switchOffs.tabs.HISTORY'),
])
