import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { createContext, useContext } from 'react'

/** A screen, with what it is about as it was known when it was opened. */
export type Screen =
  | { readonly name: 'lift-faults' }
  | { readonly name: 'lift-fault'; readonly fault: LiftFault }
  | { readonly name: 'report'; readonly fault: LiftFault }

export interface Navigation {
  readonly open: (screen: Screen) => void
  readonly back: () => void
}

const NavigationContext = createContext<Navigation | undefined>(undefined)

export const NavigationProvider = NavigationContext.Provider

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('NavigationProvider is missing')
  return navigation
}
