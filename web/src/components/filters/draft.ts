import { startTransition, useState } from 'react'

interface Draft {
  readonly text: string
  /** What of it has become the value; undefined while it has not. */
  readonly sent?: string
}

/**
 * What the user has entered before the address has followed. What was entered here stays while it goes into the address, however
 * late that follows and whatever is entered meanwhile; when the value changes from outside, it is dropped.
 */
export function useDraft(value: string, change: (text: string) => void) {
  const [draft, setDraft] = useState<Draft>({ text: value, sent: value })
  return {
    text: draft.sent === undefined || draft.sent === value ? draft.text : value,
    enter: (text: string) => setDraft({ text }),
    /** Brings what was entered into the address: it counts as sent in the render in which the value has changed. */
    settle: (text: string) => {
      const sent = text.trim()
      change(sent)
      startTransition(() => setDraft(before => (before.text === text ? { text, sent } : before)))
    },
  }
}
