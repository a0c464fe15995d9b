import { listCommand } from '../../../lists/list-command'
import { rbeList } from '../../../lists/rbes'

export const rbeListCommand = listCommand(rbeList)
