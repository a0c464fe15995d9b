import type { Rbe } from '@liftwatch/core/contract/rbes'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import type { Commands } from '../../input/key-router'
import { usePlaceCommands } from '../alarms/use-place-commands'

/** No one acknowledges a building event; its lift is where one goes from it. */
export function useRbeCommands(event: Rbe | undefined): Commands {
  return usePlaceCommands(
    event && { liftId: event.lift.id, liftName: event.lift.name, path: detailPath('lifts', event.lift.id) },
  )
}
