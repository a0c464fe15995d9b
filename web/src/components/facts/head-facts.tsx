import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface HeadFactsProps {
  /** Name and value; a value of null is a dash. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** The facts of a thing that are always in sight, one after the other. */
export function HeadFacts({ facts }: HeadFactsProps) {
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
      {facts.map(([name, value]) => (
        <Flex key={name} gap="2">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value ?? '-'}</chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  )
}
