import { formatShortInstant } from '@liftwatch/core/text/format'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useKeys } from '../input/use-keys'
import { bindingOf, keyLabel, type BindingId } from '../input/keys'
import { useProgram } from '../program/program'
import { AlertWatches } from './alert-watches'
import { missedText } from './missed-text'
import { useTakeBackCommands } from '../screens/alarms/use-take-back-commands'
import { useAlertCommands } from './use-alert-commands'
import { useWatch } from './use-watch'

/** Says once what was missed, when the server is back in contact. */
function useMissedWords(): void {
  const { translate, messages } = useProgram()
  const watch = useWatch()
  const tell = useEffectEvent(() => {
    const missed = watch.takeMissed()
    if (!missed) return
    const isNothing = Object.keys(missed.tallies).length === 0
    messages.announce(missedText(missed, translate), isNothing ? 'ok' : 'warning')
  })
  useEffect(() => {
    tell()
    return watch.subscribe(tell)
  }, [watch])
}

/** Says once that the shift from before goes on. */
function useContinuedWords(): void {
  const { translate, messages } = useProgram()
  const watch = useWatch()
  const tell = useEffectEvent(() => {
    const since = watch.takeContinued()
    if (since === undefined) return
    const keyOf = (id: BindingId) => keyLabel(bindingOf(id).keys[0])
    const words = {
      at: formatShortInstant(since, Date.now()),
      handOver: keyOf('screen.handOver'),
      key: keyOf('shift.start'),
    }
    messages.announce(translate('watch.handOver.continued', words), 'info')
  })
  useEffect(() => {
    tell()
    return watch.subscribe(tell)
  }, [watch])
}

/** Follows what happens while one is at work. */
export function Watch({ children }: { readonly children: ReactNode }) {
  useMissedWords()
  useContinuedWords()
  useKeys({ ...useAlertCommands(), ...useTakeBackCommands() })
  return (
    <>
      <AlertWatches />
      {children}
    </>
  )
}
