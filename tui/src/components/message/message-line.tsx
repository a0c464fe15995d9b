import { useSyncExternalStore } from 'react'
import { useProgram } from '../../program'
import { glyphs } from '../../theme'
import { Words } from '../text/words'
import type { Message } from './message-board'

/** The last answer to a key; without one, what the screen has to say of itself. */
export function MessageLine({ standing }: { readonly standing: Message | undefined }) {
  const { messages } = useProgram()
  const message = useSyncExternalStore(messages.subscribe, messages.current, messages.current) ?? standing
  if (!message) return <Words> </Words>
  return (
    <Words tone={message.tone}>
      {` ${glyphs[message.tone]} `}
      {message.text}
    </Words>
  )
}
