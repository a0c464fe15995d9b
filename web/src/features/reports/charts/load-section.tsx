import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface LoadSectionProps {
  readonly title: string
  readonly note?: string | undefined
  /** On paper it is on one sheet. */
  readonly isWhole?: boolean
  readonly children?: ReactNode
}

/** One part of the page about the alarm load, under its name. */
export function LoadSection({ title, note, isWhole = false, children }: LoadSectionProps) {
  return (
    <chakra.section aria-label={title} mt="2" css={{ breakInside: isWhole ? 'avoid' : undefined }}>
      <chakra.h4 fontWeight="semibold" mb="1" css={{ breakAfter: 'avoid' }}>
        {title}
      </chakra.h4>
      {note && (
        <chakra.p color="fg.muted" mb="2">
          {note}
        </chakra.p>
      )}
      {children}
    </chakra.section>
  )
}
