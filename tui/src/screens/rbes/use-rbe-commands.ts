import type { Rbe } from '@liftwatch/core/contract/rbes'
import type { Commands } from '../../input/key-router'
import { usePlaceCommands } from '../alarms/use-place-commands'

/** Nobody acknowledges a building event; its lift is where one goes from it. */
export function useRbeCommands(event: Rbe | undefined): Commands {
  return usePlaceCommands(
    event && { liftId: event.lift.id, liftName: event.lift.name, path: `/lift/detail/${event.lift.id}` },
  )
}
