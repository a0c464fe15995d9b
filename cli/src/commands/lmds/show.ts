import { lmdTable } from '@liftwatch/core/tables/lmds'
import { showCommand } from '../../lists/show-command'

export const lmdShow = showCommand('lmds', lmdTable)
