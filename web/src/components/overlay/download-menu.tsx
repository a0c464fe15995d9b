import type { ReactNode, RefObject } from 'react'
import { Icon } from '../marks/icon'
import { Popover } from './popover'

interface DownloadMenuProps {
  readonly label: string
  /** To close it, by `hidePopover`. */
  readonly contentRef: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/** Ways to save what is shown as a file; where there is little room, its button is the sign alone. */
export function DownloadMenu({ label, contentRef, children }: DownloadMenuProps) {
  return (
    <Popover
      label={label}
      variant="outline"
      contentRef={contentRef}
      trigger={
        <>
          <Icon name="download" />
          <span className="lw-button-word">{label}</span>
        </>
      }
    >
      {children}
    </Popover>
  )
}
