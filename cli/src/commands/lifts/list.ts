import { listCommand } from '../../lists/list-command'
import { liftList } from '../../lists/estate'

export const liftListCommand = listCommand(liftList)
