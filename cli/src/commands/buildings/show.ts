import { buildingTable } from '@liftwatch/core/tables/buildings'
import { showCommand } from '../../lists/show-command'

export const buildingShow = showCommand('buildings', buildingTable)
