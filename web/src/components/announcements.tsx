import { chakra } from '@chakra-ui/react'
import type { Tone } from '@liftwatch/core/tones'
import { useSyncExternalStore } from 'react'
import { ToneIcon } from './tone-icon'

interface Announcement {
  readonly id: number
  readonly tone: Tone
  readonly text: string
}

/** How long a message stays (specification 1 section 8), and the longer time that an unread failure deserves. */
const shownMs = 2_500
const failureShownMs = 8_000

const listeners = new Set<() => void>()
let announcements: readonly Announcement[] = []
let lastId = 0

function become(next: readonly Announcement[]): void {
  announcements = next
  for (const listener of listeners) listener()
}

/** Says something once, at the edge of the screen and to screen readers. */
export function announce(tone: Tone, text: string): void {
  const id = ++lastId
  become([...announcements.filter(shown => shown.text !== text), { id, tone, text }])
  setTimeout(
    () => become(announcements.filter(shown => shown.id !== id)),
    tone === 'critical' ? failureShownMs : shownMs,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where messages appear; always in the page, for a live region that comes with its message is not read out. */
export function Announcements() {
  const shown = useSyncExternalStore(subscribe, () => announcements)
  return (
    <chakra.div
      role="status"
      aria-live="polite"
      pos="fixed"
      bottom="4"
      insetStart="50%"
      translate="-50% 0"
      zIndex="toast"
      display="grid"
      gap="2"
      w="max-content"
      maxW="calc(100vw - 2rem)"
      pointerEvents="none"
    >
      {shown.map(({ id, tone, text }) => (
        <chakra.div
          key={id}
          colorPalette={tone}
          display="flex"
          alignItems="center"
          gap="2"
          px="4"
          py="3"
          bg="colorPalette.subtle"
          color="colorPalette.fg"
          borderWidth="1px"
          borderColor="colorPalette.border"
          borderRadius="l3"
          shadow="lg"
          fontWeight="medium"
        >
          <ToneIcon tone={tone} />
          {text}
        </chakra.div>
      ))}
    </chakra.div>
  )
}
