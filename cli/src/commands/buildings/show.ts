import { buildingColumns } from '../../columns/buildings'
import { showCommand } from '../../lists/show-command'

export const buildingShow = showCommand('buildings', buildingColumns.all)
