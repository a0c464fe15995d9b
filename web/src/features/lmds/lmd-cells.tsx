import type { Lmd } from '@liftwatch/core/contract/estate/lmds'
import type { Cells } from '../../components/record-list/cell'
import { OnlineChip } from '../../estate/online-chip'
import { RefusedCount } from './refused-count'
import { TestCallChip } from './test-call-chip'

/** The columns that show more than their value. */
export const lmdCells: Cells<Lmd> = {
  onlineFormat: device => <OnlineChip isOnline={device.isOnline} />,
  refusedCnt: device => <RefusedCount count={device.refusedCnt} />,
  isTestCallOverdue: device => <TestCallChip isOverdue={device.isTestCallOverdue} />,
}
