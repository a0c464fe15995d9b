import { expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { buildingKind } from '../../tui/src/screens/buildings/building-kind'
import { complaintsOfLiftKind } from '../../tui/src/screens/complaints/complaint-kinds'
import { alarmsOfLiftKind, maintenanceKind } from '../../tui/src/screens/device-alarms/device-alarm-kinds'
import { liftKind } from '../../tui/src/screens/lifts/lift-kinds'
import { lmdKind } from '../../tui/src/screens/lmds/lmd-kind'
import { rbeKind } from '../../tui/src/screens/rbes/rbe-kind'

test.each([buildingKind, complaintsOfLiftKind, alarmsOfLiftKind, maintenanceKind, liftKind, lmdKind, rbeKind])(
  'the list $name begins in the order of its call',
  ({ calls, sorts: [{ field, direction }] }) => {
    const { sort } = calls.page.input.shape as { readonly sort?: z.ZodMiniType }
    expect(`${field},${direction}`).toBe(sort?.parse(undefined))
  },
)
