import { rbeFlags } from '../../../filters/rbes'
import { countCommand } from '../../../lists/count-command'

export const rbeCount = countCommand('rbes', rbeFlags)
