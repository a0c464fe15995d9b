const key = 'liftwatch.accessEnded'

/** That access has ended in this tab, until the user chooses where to go on: over a reload too nothing is chosen unasked. */
export const endedAccess = {
  note(): void {
    try {
      sessionStorage.setItem(key, 'true')
    } catch {
      // Without storage it is known until the next reload.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was noted.
    }
  },
  isNoted(): boolean {
    try {
      return sessionStorage.getItem(key) !== null
    } catch {
      return false
    }
  },
}
