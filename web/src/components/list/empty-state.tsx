import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly title: string
  readonly text: ReactNode
  /** What there is to do about it. */
  readonly children?: ReactNode
}

/** In the place of rows: why there are none, and what to do. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" justify="center" gap="2" flex="1" minH="16rem" p="8" textAlign="center">
      <chakra.h2 textStyle="md" fontWeight="semibold">
        {title}
      </chakra.h2>
      <chakra.p color="fg.muted">{text}</chakra.p>
      {children}
    </Flex>
  )
}
