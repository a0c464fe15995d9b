import { listCommand } from '../../lists/list-command'
import { buildingList } from '../../lists/estate'

export const buildingListCommand = listCommand(buildingList)
