import { dayCommand } from '../../maintenance/day-command'

export const daysSet = dayCommand('set', ['maintenance days set 2026-12-10 AMK-AMA1-205-A AMK-AMA1-205-B'])

export const daysMove = dayCommand('move', [
  'maintenance days move 2026-12-10 2026-12-11 AMK-AMA1-205-A --reason "Access works"',
  'maintenance days move 2026-12-10 2026-12-11 AMK-AMA1-205-A --reason "Access works" --dry-run',
])

export const daysCancel = dayCommand('cancel', [
  'maintenance days cancel 2026-12-10 AMK-AMA1-205-A --reason "Lift replaced"',
])
