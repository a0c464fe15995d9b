import { listCommand } from '../../lists/list-command'
import { lmdList } from '../../lists/estate'

export const lmdListCommand = listCommand(lmdList)
