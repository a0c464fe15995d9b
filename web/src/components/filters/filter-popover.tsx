import type { ReactNode, RefObject } from 'react'
import { Icon } from '../marks/icon'
import { Popover } from '../overlay/popover'
import { filterWidth } from './filter-box'

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
    <div className="lw-filter" style={filterWidth(width)}>
      <span className="lw-filter-name">{label}</span>
      <Popover
        label={`${label}: ${chosen}`}
        variant="outline"
        contentRef={contentRef}
        trigger={
          <>
            <span>{chosen}</span>
            <Icon name="chevron" />
          </>
        }
      >
        {children}
      </Popover>
    </div>
  )
}
