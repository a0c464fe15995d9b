import { useEffect, useEffectEvent } from 'react'
import type { Caller } from '../client/caller'
import { complaints } from '../contract/alarms/complaints'
import { kindOfChoice, type AlertChoice } from '../domain/alert-choices'
import { createNewAlarms, newestSource, type Alerted, type OnLook } from '../watch/new-alarms'
import { useReader } from './action'
import { useFrontEnd } from './front-end'

/** So many at once are asked whose they are: of more, not all are one's own. */
const askedMax = 5

/** The cases that someone else has logged. */
async function othersOf(client: Caller, found: readonly Alerted[], userId: string): Promise<readonly Alerted[]> {
  if (found.length > askedMax) return found
  const details = await Promise.all(found.map(({ id }) => client.call(complaints.detail, { id })))
  return found.filter((_, at) => details[at]!.author?.id !== userId)
}

/** Calls back with each look at the alarms of a choice within a filter; another filter begins again, and what it shows first is no news. */
export function useNewAlarms(choice: AlertChoice, filter: object, onLook: OnLook): void {
  const { client, followers, timer } = useFrontEnd()
  const scope = JSON.stringify(filter)
  const { userId } = useReader()
  const look = useEffectEvent<OnLook>((found, newest) => {
    if (choice !== 'cases' || found.length === 0) return onLook(found, newest)
    // One's own is no news; where that cannot be read, it is better to be alerted.
    return void othersOf(client, found, userId)
      .catch(() => found)
      .then(others => onLook(others, newest))
  })
  useEffect(() => {
    const source = newestSource(client, choice, JSON.parse(scope) as object)
    const reader = createNewAlarms(source, (...seen) => look(...seen), timer)
    // What could not be read stays due.
    const lookAtAll = () => void reader.lookAtAll().catch(() => {})
    const leave = followers.join({
      received: ({ kind, id }) => kind === kindOfChoice(choice) && reader.changed(id),
      lookAtAll,
    })
    lookAtAll()
    return () => {
      leave()
      reader.stop()
    }
  }, [client, followers, choice, scope, timer])
}
