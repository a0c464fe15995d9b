import type { Rbe } from '@liftwatch/core/contract/alarms/rbes'
import { rbeView } from '@liftwatch/core/views/resources/rbes'
import { usePlaceCommands } from '../alarms/use-place-commands'
import { alarmsOfLiftKind } from '../device-alarms/device-alarm-kinds'
import { recordKind } from '../records/record-kind'
import { listEntry, useListEntries } from '../use-list-entries'

/** Building alarms. No one acknowledges one; its lift is where one goes from it. */
export const rbeKind = recordKind<Rbe>(rbeView, {
  useCommands: event =>
    usePlaceCommands(event && { liftId: event.lift.id, liftName: event.lift.name, path: rbeView.pathOf!(event) }),
  useDetail: (event, facts, { translate }) => [
    ...facts,
    ...useListEntries(
      [translate(rbeView.title), rbeView.nameOf(event)],
      [listEntry(alarmsOfLiftKind, { id: event.lift.id, label: 'monitor.allAlarms' })],
    ),
  ],
})
