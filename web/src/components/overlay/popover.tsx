import { useId, useRef, useState, type CSSProperties, type ReactNode, type RefObject, type ToggleEvent } from 'react'
import { PlainButton } from '../inputs/plain-button'

interface PopoverProps {
  /** Names the trigger and what it opens. */
  readonly label: string
  readonly trigger: ReactNode
  readonly variant?: 'ghost' | 'outline'
  /** To close it from within, by `hidePopover`. */
  readonly contentRef?: RefObject<HTMLDivElement | null> | undefined
  /** Made when it opens, so that what is heavy is loaded when it is wanted. */
  readonly children: ReactNode
}

const gapPixels = 4

/** Beside the button, towards the middle of the window, where there is more room. */
function beside(button: HTMLElement): CSSProperties {
  const box = button.getBoundingClientRect()
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const isLeft = box.left + box.right < width
  const isUpper = box.top + box.bottom < height
  return {
    inset: 'auto',
    ...(isLeft ? { left: Math.max(gapPixels, box.left) } : { right: Math.max(gapPixels, width - box.right) }),
    ...(isUpper ? { top: box.bottom + gapPixels } : { bottom: height - box.top + gapPixels }),
    maxHeight: (isUpper ? height - box.bottom : box.top) - 2 * gapPixels,
  }
}

/** Something small that opens beside its button. The browser's own popover closes it on Escape and on a click elsewhere. */
export function Popover({ label, trigger, variant = 'ghost', contentRef, children }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState<CSSProperties>({})

  function follow(event: ToggleEvent<HTMLElement>): void {
    setPlace(beside(button.current!))
    setOpen(event.newState === 'open')
  }

  return (
    <>
      <PlainButton
        ref={button}
        variant={variant}
        shape="narrow"
        aria-label={label}
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {trigger}
      </PlainButton>
      <div
        ref={contentRef}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onBeforeToggle={follow}
        style={place}
        className="lw-popover"
      >
        {isOpen && children}
      </div>
    </>
  )
}
