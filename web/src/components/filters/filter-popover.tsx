import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'
import { Icon } from '../marks/icon'
import { Popover } from '../overlay/popover'

interface FilterPopoverProps {
  readonly label: string
  /** What is chosen, in words. */
  readonly chosen: string
  readonly width: string
  readonly contentRef?: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/** A filter that needs more room to be chosen than a box has: it looks like one, and opens. */
export function FilterPopover({ label, chosen, width, contentRef, children }: FilterPopoverProps) {
  return (
    <Flex
      direction="column"
      gap="1"
      w={{ base: 'calc(50% - {spacing.1})', md: width }}
      css={{ '& > button': { justifyContent: 'space-between', w: 'full' } }}
    >
      <span className="lw-filter-name">{label}</span>
      <Popover
        label={`${label}: ${chosen}`}
        variant="outline"
        contentRef={contentRef}
        trigger={
          <>
            <chakra.span truncate fontWeight="normal">
              {chosen}
            </chakra.span>
            <Icon name="chevron" />
          </>
        }
      >
        {children}
      </Popover>
    </Flex>
  )
}
