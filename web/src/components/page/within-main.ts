import { createContext, useContext } from 'react'

/** Whether what is drawn lies within the page's one `main` already. */
export const WithinMain = createContext(false)

export function useIsWithinMain(): boolean {
  return useContext(WithinMain)
}
