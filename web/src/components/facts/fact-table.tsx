import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FactTableProps {
  readonly title: string
  /** Name and value; a value of null is a dash. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** A bordered description: as many names and values beside each other as there is room for. */
export function FactTable({ title, facts }: FactTableProps) {
  return (
    <chakra.dl
      aria-label={title}
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 24rem), 1fr))"
      borderWidth="1px 0 0 1px"
    >
      {facts.map(([name, value]) => (
        <chakra.div key={name} display="grid" gridTemplateColumns="11rem 1fr" borderWidth="0 1px 1px 0" bg="bg.panel">
          <chakra.dt px="3" py="2" bg="bg.subtle" color="fg.muted" borderEndWidth="1px">
            {name}
          </chakra.dt>
          <chakra.dd px="3" py="2" overflowWrap="anywhere">
            {value ?? '-'}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
