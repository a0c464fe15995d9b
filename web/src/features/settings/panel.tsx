import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface PanelProps {
  readonly title: string
  readonly hint?: string
  /** A list takes all the room that there is, up to the edges. */
  readonly isList?: boolean
  readonly children: ReactNode
}

const padding = { base: '4', md: '6' }

/** One matter of the settings. */
export function Panel({ title, hint, isList = false, children }: PanelProps) {
  return (
    <chakra.section
      aria-label={title}
      {...(isList
        ? { display: 'flex', flexDirection: 'column', flex: '1', minH: { lg: '24rem' }, overflow: 'hidden' }
        : { display: 'grid', gap: '4', p: padding, maxW: '56rem' })}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <chakra.div {...(isList && { p: padding, pb: '3' })}>
        <chakra.h2 textStyle="lg" fontWeight="semibold">
          {title}
        </chakra.h2>
        {hint && (
          <chakra.p mt="1" color="fg.muted" maxW="40rem">
            {hint}
          </chakra.p>
        )}
      </chakra.div>
      {children}
    </chakra.section>
  )
}
