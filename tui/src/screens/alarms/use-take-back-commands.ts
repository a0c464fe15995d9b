import { useSyncExternalStore } from 'react'
import type { Commands } from '../../input/key-router'
import { useProgram } from '../../program/program'
import { useAct } from './use-act'

/** The key that takes the last act back, wherever one is by then; there only while it is offered, and named below. */
export function useTakeBackCommands(): Commands {
  const { takeBacks } = useProgram()
  const act = useAct()
  const offer = useSyncExternalStore(takeBacks.subscribe, takeBacks.current, takeBacks.current)
  if (!offer) return {}
  const { id, name, run } = offer
  return {
    'alarms.takeBack': {
      run: () => act({ id, name, view: { doing: 'monitor.doing.takeBack', done: 'alarms.takenBack' }, run }),
    },
  }
}
