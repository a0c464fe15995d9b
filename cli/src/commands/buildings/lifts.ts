import { liftsOfCommand } from '../../lists/lifts-of-command'

export const buildingLifts = liftsOfCommand('buildings')
