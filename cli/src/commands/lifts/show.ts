import { liftColumns } from '../../columns/lifts'
import { showCommand } from '../../lists/show-command'

export const liftShow = showCommand('lifts', liftColumns.all)
