import { rbeColumns } from '../../../columns/rbes'
import { showCommand } from '../../../lists/show-command'

export const rbeShow = showCommand('rbes', rbeColumns.all)
