import { rbeTable } from '@liftwatch/core/tables/rbes'
import { showCommand } from '../../../lists/show-command'

export const rbeShow = showCommand('rbes', rbeTable)
