/** In this tab, until it is closed: another tab has lists of its own. */
const prefix = 'liftwatch.list.'

/** Notes with which filters a list was last seen, by its path. */
export function rememberList(path: string, search: string): void {
  try {
    sessionStorage.setItem(prefix + path, search)
  } catch {
    // Without storage the way back leads to the list without its filters.
  }
}

/** The list as it was last seen, for the way back from what it led to. */
export function lastListPath(path: string): string {
  try {
    return path + (sessionStorage.getItem(prefix + path) ?? '')
  } catch {
    return path
  }
}
