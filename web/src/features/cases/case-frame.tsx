import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface CaseFrameProps {
  /** Where it is: the map, who is in charge, the building. */
  readonly side: ReactNode
  readonly children: ReactNode
}

/** A case beside its place; on a phone the place comes after it. */
export function CaseFrame({ side, children }: CaseFrameProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="6"
      alignItems="start"
      p={{ base: '3', md: '4' }}
      overflow="auto"
    >
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </chakra.div>
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        {side}
      </chakra.div>
    </chakra.div>
  )
}
