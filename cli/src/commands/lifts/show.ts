import { liftTable } from '@liftwatch/core/tables/lifts'
import { showCommand } from '../../lists/show-command'

export const liftShow = showCommand('lifts', liftTable)
