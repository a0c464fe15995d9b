import { takeBackOfferedMs } from '@liftwatch/core/limits'
import { useSyncExternalStore } from 'react'
import { useProgram } from '../../program/program'
import { bindingOf, keyLabel } from '../../input/keys'
import { glyphs } from '../../program/theme'
import { Words } from '../text/words'
import type { Message } from './message-board'

/** The last action, and the key that takes it back. */
function useOffer(): Message | undefined {
  const { translate, takeBacks } = useProgram()
  const offer = useSyncExternalStore(takeBacks.subscribe, takeBacks.current, takeBacks.current)
  if (!offer) return undefined
  const key = keyLabel(bindingOf('alarms.takeBack').keys[0])
  const words = translate('monitor.takeBack', { key, seconds: takeBackOfferedMs / 1_000 })
  return { text: `${offer.text} ${words}`, tone: 'ok' }
}

function withOffer(offer: Message | undefined, statusLine: Message | undefined): Message | undefined {
  return offer && statusLine ? { ...offer, text: `${offer.text} · ${statusLine.text}` } : (offer ?? statusLine)
}

/** The last answer to a key; without one, what the screen has to say of itself. */
export function MessageLine({ statusLine }: { readonly statusLine: Message | undefined }) {
  const { messages } = useProgram()
  const offer = useOffer()
  const shown = useSyncExternalStore(messages.subscribe, messages.current, messages.current)
  // That the screen is stale comes before what one may take back.
  const message = shown ?? (statusLine?.tone === 'critical' ? statusLine : withOffer(offer, statusLine))
  if (!message) return <Words> </Words>
  return (
    <Words tone={message.tone}>
      {` ${glyphs[message.tone]} `}
      {message.text}
    </Words>
  )
}
