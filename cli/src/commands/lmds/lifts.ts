import { liftsOfCommand } from '../../lists/lifts-of-command'

export const lmdLifts = liftsOfCommand('lmds')
