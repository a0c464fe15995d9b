import { listCalls } from '@liftwatch/core/hooks/list-calls'
import { expect, test } from 'vitest'
import { buildingKind } from '../../tui/src/screens/buildings/building-kind'
import { complaintKind } from '../../tui/src/screens/complaints/complaint-kind'
import { deviceAlarmKind } from '../../tui/src/screens/device-alarms/device-alarm-kind'
import { maintenanceKind } from '../../tui/src/screens/device-alarms/maintenance-kind'
import { liftKind } from '../../tui/src/screens/lifts/lift-kind'
import { lmdKind } from '../../tui/src/screens/lmds/lmd-kind'
import { rbeKind } from '../../tui/src/screens/rbes/rbe-kind'

test.each([buildingKind, complaintKind, deviceAlarmKind, maintenanceKind, liftKind, lmdKind, rbeKind])(
  'the list $name begins in the order of its call',
  ({ resource, sorts: [{ field, direction }] }) => {
    const { input } = listCalls[resource].endpoint
    expect(`${field},${direction}`).toBe('sort' in input.shape ? input.shape.sort.parse(undefined) : undefined)
  },
)
