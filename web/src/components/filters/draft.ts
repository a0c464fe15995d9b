import { useState } from 'react'

/**
 * What the user has entered before the address has followed. What was entered here stays when it comes back as the value,
 * be it late; when the value changes from outside, it gives way.
 */
export function useDraft(value: string) {
  const [draft, setDraft] = useState({ text: value, over: value, sent: value })
  if (draft.over !== value) {
    const text = draft.sent === value ? draft.text : value
    setDraft({ text, over: value, sent: value })
  }
  return {
    text: draft.text,
    enter: (text: string) => setDraft(before => ({ ...before, text })),
    /** Notes what is on its way into the address. */
    send: (text: string) => setDraft(before => ({ ...before, sent: text })),
  }
}
