import { useEffect, useEffectEvent } from 'react'
import { kindOfChoice, type AlertChoice } from '../domain/alert-choices'
import { createNewAlarms, newestSource, type OnLook } from '../watch/new-alarms'
import { useFrontEnd } from './front-end'

/** Calls back with each look at the alarms of a choice within a filter; another filter begins again, and what it shows first is no news. */
export function useNewAlarms(choice: AlertChoice, filter: object, onLook: OnLook): void {
  const { client, followers, timer } = useFrontEnd()
  const scope = JSON.stringify(filter)
  const look = useEffectEvent(onLook)
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
