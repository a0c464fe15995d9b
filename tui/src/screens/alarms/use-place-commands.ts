import type { Commands } from '../../input/key-router'
import { useNavigation } from '../../navigation/navigation'
import { useRecordCommands } from '../use-record-commands'

interface Place {
  readonly liftId: string
  readonly liftName: string
  /** The alarm's page in the console, after the server's address. */
  readonly path: string
}

/** The keys that lead from an alarm to its lift, into the clipboard, and into a browser. */
export function usePlaceCommands(place: Place | undefined): Commands {
  const { open } = useNavigation()
  const record = useRecordCommands(place && { name: place.liftName, path: place.path })
  if (!place) return {}
  const { liftId, liftName } = place
  return { ...record, 'lift.open': { run: () => open({ name: 'lift', id: liftId, title: liftName }) } }
}
