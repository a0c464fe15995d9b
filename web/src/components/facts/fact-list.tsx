import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'

interface FactListProps {
  readonly title: string
  /** Name and value; a value of null is a dash. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}

export function FactList({ title, facts }: FactListProps) {
  return (
    <chakra.section aria-label={title}>
      <chakra.h3 mb="2" textStyle="sm" fontWeight="semibold">
        {title}
      </chakra.h3>
      <chakra.dl display="grid" gridTemplateColumns="9rem 1fr" columnGap="3" rowGap="1">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value ?? '-'}</chakra.dd>
          </Fragment>
        ))}
      </chakra.dl>
    </chakra.section>
  )
}
