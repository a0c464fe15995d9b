interface Shown {
  readonly title: string
  readonly text: string
  /** A later one of the same tag takes its place, also one of another window: two windows show one notification. */
  readonly tag: string
  /** Stays until someone has seen it, where the system can do that. */
  readonly isLasting?: boolean
  /** What a click leads to. */
  readonly open?: () => void
}

/** Shows the system's own notification, where it is allowed. */
export function showNotification({ title, text, tag, isLasting = false, open }: Shown): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notification = new Notification(title, { body: text, tag, requireInteraction: isLasting })
    notification.addEventListener('click', () => {
      window.focus()
      open?.()
      notification.close()
    })
  } catch {
    // Phones know notifications of service workers only; what the page itself shows has to do.
  }
}
