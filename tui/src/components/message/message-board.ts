import type { Tone } from '@liftwatch/core/tones'
import { createListeners } from '@liftwatch/core/client/listeners'

export interface Message {
  readonly text: string
  readonly tone: Tone
}

/** The one line in which the monitor answers what was just done. */
export interface MessageBoard {
  readonly current: () => Message | undefined
  readonly show: (text: string, tone: Tone) => void
  /** Shows what no one asked for, so that it stays until a key says that someone is there. */
  readonly announce: (text: string, tone: Tone) => void
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Long enough to be read; then the screen's own state has the line again. */
const messageLastsMs = 8_000

export function createMessageBoard(): MessageBoard {
  const listeners = createListeners()
  let message: Message | undefined
  let timer: NodeJS.Timeout | undefined
  function become(next: Message | undefined, isLasting = false): void {
    clearTimeout(timer)
    if (message === next) return
    message = next
    if (next && !isLasting) timer = setTimeout(() => become(undefined), messageLastsMs).unref()
    listeners.call()
  }
  return {
    current: () => message,
    show: (text, tone) => become({ text, tone }),
    announce: (text, tone) => become({ text, tone }, true),
    clear: () => become(undefined),
    subscribe: listeners.subscribe,
  }
}
