import { takeBackOfferedMs } from '@liftwatch/core/limits'
import type { Tone } from '@liftwatch/core/tones'
import { createListeners } from '@liftwatch/core/client/listeners'
import { useSyncExternalStore } from 'react'
import { useNow } from '../../now'
import { useFirstTexts } from '../../texts'
import { useKeys } from '../keys/use-keys'
import { PlainButton } from '../inputs/plain-button'
import { ToneIcon } from '../marks/tone-icon'

interface Message {
  readonly id: number
  readonly tone: Tone
  readonly text: string
  /** Undoes what the message says, until an instant (epoch milliseconds). */
  readonly undo?: Undo
}

interface Undo {
  readonly run: () => void
  readonly until: number
}

/** How long a message stays (specification 1 section 8), and the longer time that an unread failure deserves. */
export const shownMs = 2_500
const failureShownMs = 8_000

const listeners = createListeners()
let messages: readonly Message[] = []
let lastId = 0

function become(next: readonly Message[]): void {
  messages = next
  listeners.call()
}

function show(message: Message, forMs: number): void {
  become([...messages.filter(shown => shown.text !== message.text), message])
  setTimeout(() => hide(message.id), forMs)
}

function hide(id: number): void {
  become(messages.filter(shown => shown.id !== id))
}

/** Says something once, at the edge of the screen and to screen readers. */
export function showMessage(tone: Tone, text: string, forMs = tone === 'critical' ? failureShownMs : shownMs): void {
  show({ id: ++lastId, tone, text }, forMs)
}

/** Says what was done, with a button to take it back while that is possible. */
export function showUndoableMessage(text: string, undo: () => void, startedAt: number): void {
  const id = ++lastId
  const until = startedAt + takeBackOfferedMs
  const run = () => {
    hide(id)
    undo()
  }
  show({ id, tone: 'ok', text, undo: { run, until } }, Math.max(shownMs, until - Date.now()))
}

/** Where messages appear; always in the page, for a live region that comes with its message is not read out. */
export function Messages() {
  const shown = useSyncExternalStore(listeners.subscribe, () => messages)
  const newest = shown.findLast(({ undo }) => undo !== undefined)?.undo
  useKeys({ undo: () => (newest ? newest.run() : false) })
  return (
    <div role="status" aria-live="polite" className="lw-messages">
      {shown.map(({ id, tone, text, undo }) => (
        <div key={id} className="lw-message" data-tone={tone}>
          <ToneIcon tone={tone} />
          {text}
          {undo && <UndoButton undo={undo} />}
        </div>
      ))}
    </div>
  )
}

/** The seconds are for the eye: read out one by one they would drown what is said. */
function UndoButton({ undo: { run, until } }: { readonly undo: Undo }) {
  const t = useFirstTexts()
  const seconds = Math.max(0, Math.ceil((until - useNow()) / 1_000))
  return (
    <PlainButton aria-label={t('console.undo.button')} onClick={run}>
      {t('console.undo.button')}
      <span aria-hidden>{t('console.undo.seconds', { seconds })}</span>
    </PlainButton>
  )
}
