import { useSyncExternalStore } from 'react'

export interface Media {
  readonly read: () => boolean
  readonly use: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

function media(query: string): Media {
  const list = window.matchMedia(query)
  const subscribe = (listener: () => void) => {
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  const read = () => list.matches
  return { read, subscribe, use: () => useSyncExternalStore(subscribe, read) }
}

/** Wide enough for an open menu beside the content (specification 1 section 9). */
export const desktop = media('(min-width: 1280px)')
/** Too narrow for a menu or a table: the menu lies over the page, rows become cards. */
export const phone = media('(max-width: 767px)')
/** The system's theme. */
export const dark = media('(prefers-color-scheme: dark)')
