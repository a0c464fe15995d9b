import { chakra, Flex } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'

interface ItemRowProps {
  readonly title: string
  readonly mark?: ReactNode
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** One of a few things that one has: what it is, what is known of it, what can be done. */
export function ItemRow({ title, mark, facts, action, children }: ItemRowProps) {
  return (
    <chakra.li py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex align="start" justify="space-between" gap="3">
        <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" minW={0} minH="8">
          <chakra.strong fontWeight="semibold" overflowWrap="anywhere">
            {title}
          </chakra.strong>
          {mark}
        </Flex>
        {action}
      </Flex>
      <chakra.dl display="grid" gridTemplateColumns={{ base: 'auto 1fr', md: 'auto 1fr auto 1fr' }} columnGap="3">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </Fragment>
        ))}
      </chakra.dl>
      {children}
    </chakra.li>
  )
}
