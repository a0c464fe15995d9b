import { oneOf, storedSetting } from '../../stored-setting'

/** Whether single letters and signs are keys. Who speaks to the machine, or types by accident, can turn them off. */
export const letterKeys = storedSetting('letter-keys', oneOf(['off']))

/** Ticks and buttons are inputs as well, but no one types into them. */
const notTyped: ReadonlySet<string> = new Set(['checkbox', 'radio', 'button', 'submit'])

function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !notTyped.has(target.type)
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLElement && target.isContentEditable
}

/** A dialog or a menu lies over the page: the keys are its own. */
function isCovered(): boolean {
  return document.querySelector('dialog[open], :popover-open') !== null
}

/** Whether a key that was pressed is for the page as a whole: no one types, and nothing lies over it. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.key.length === 1 && letterKeys.read() === 'off') return false
  return !isTypedInto(event.target) && !isCovered()
}

/** Escape in a box leaves the box, and what was typed stays: only the next one leaves the page. */
export function leaveBox(event: KeyboardEvent): void {
  const { target } = event
  if (event.key === 'Escape' && !event.defaultPrevented && isTypedInto(target)) (target as HTMLElement).blur()
}
