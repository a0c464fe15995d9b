import { createContext, useContext } from 'react'

/** How much of the window's width is beside the page's one `main`, in pixels; undefined for what does not lie in it. */
export const BesideMain = createContext<number | undefined>(undefined)

export function useIsWithinMain(): boolean {
  return useContext(BesideMain) !== undefined
}

/** How wide `main` is, in pixels, before it is there to be measured. */
export function useMainPx(): number {
  return window.innerWidth - (useContext(BesideMain) ?? 0)
}
