import { exportCommand } from '../../export/export-command'
import { passengerTrapList } from '../../lists/passenger-traps'

export const passengerTrapExport = exportCommand(passengerTrapList)
