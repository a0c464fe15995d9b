import type { Rbe } from '@liftwatch/core/contract/alarms/rbes'
import { alarmsOfLiftView } from '@liftwatch/core/views/resources/device-alarms'
import { rbeView } from '@liftwatch/core/views/resources/rbes'
import { usePlaceCommands } from '../alarms/use-place-commands'
import { recordKind } from '../records/record-kind'
import { useListEntries } from '../use-list-entries'

/** Building alarms. No one acknowledges one; its lift is where one goes from it. */
export const rbeKind = recordKind<Rbe>(rbeView, {
  screenOf: row => ({ name: 'record', of: 'rbe', row }),
  useCommands: event =>
    usePlaceCommands(event && { liftId: event.lift.id, liftName: event.lift.name, path: rbeView.pathOf!(event) }),
  useDetail: (event, facts, { translate }) => [
    ...facts,
    ...useListEntries(
      [translate(rbeView.title), rbeView.nameOf(event)],
      [{ list: 'alarmsOfLift', view: alarmsOfLiftView, label: 'monitor.allAlarms', id: event.lift.id }],
    ),
  ],
})
