import { useEffect, useRef } from 'react'

const controls = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Puts the focus on the next control of the same part of the page, after one that can no longer have it: otherwise the next key would go
 * to the page as a whole. Does nothing where the reader has gone on meanwhile.
 */
function focusNextAfter(control: HTMLElement): void {
  const { activeElement } = document
  if (activeElement !== control && activeElement !== document.body) return
  const part = control.closest('[role=dialog], main') ?? document
  const all = [...part.querySelectorAll<HTMLElement>(controls)]
  const isAfter = (other: HTMLElement) =>
    (control.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const next = all.find(other => isAfter(other) && other.checkVisibility()) ?? all[0]
  next?.focus({ preventScroll: true })
}

/** For a button that is disabled by what it does: the focus goes on from it. */
export function useFocusGoesOn(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    if (isDisabled && hasFocus.current && button.current) focusNextAfter(button.current)
    if (isDisabled) hasFocus.current = false
  }, [isDisabled])
  return { ref: button, onFocus: () => (hasFocus.current = true), onBlur: () => (hasFocus.current = false) }
}
