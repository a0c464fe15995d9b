import { lmdColumns } from '../../columns/lmds'
import { showCommand } from '../../lists/show-command'

export const lmdShow = showCommand('lmds', lmdColumns.all)
