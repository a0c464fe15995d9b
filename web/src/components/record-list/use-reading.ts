import { readingLastsMs } from '@liftwatch/core/limits'
import { useEffect, useMemo, useRef, useState, type FocusEvent, type PointerEvent, type UIEvent } from 'react'

/** What shows that a part of the page is being read. */
const nothing = { isOver: false, hasFocus: false, isScrolled: false }

/** The reader has turned to a dialog or a detail beside the rows, and comes back to them. */
function isAside(): boolean {
  return document.querySelector('[role=dialog], dialog[open]') !== null
}

/**
 * Whether rows are being read: the pointer is over them, the focus among them, or they are scrolled, and something of it has happened
 * within the last half minute; a mouse that was left lying on a list does not hold it up all night.
 * @param onTop called when the reader has scrolled back to the top
 */
export function useReading(onTop: () => void) {
  const [isReading, setReading] = useState(false)
  const signs = useRef(nothing)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const handlers = useMemo(() => {
    const note = (seen: Partial<typeof nothing>) => {
      signs.current = { ...signs.current, ...seen }
      const { isOver, hasFocus, isScrolled } = signs.current
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setReading(false), readingLastsMs)
      setReading(isOver || hasFocus || isScrolled)
    }
    return {
      // A finger is over nothing once it is lifted.
      onPointerMove: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && note({ isOver: true }),
      onPointerLeave({ currentTarget }: PointerEvent) {
        const { isOver, hasFocus } = signs.current
        // A button that is gone had the focus, and no event says that it has it no longer.
        const isInside = isAside() || currentTarget.contains(document.activeElement)
        note({ isOver: isAside() && isOver, hasFocus: hasFocus && isInside })
      },
      onFocus: () => note({ hasFocus: true }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        note({ hasFocus: isAside() || (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) }),
      onKeyDown: () => note({}),
      onScrollCapture({ target }: UIEvent) {
        const isScrolled = target instanceof Element && target.scrollTop > 0
        const isBack = signs.current.isScrolled && !isScrolled
        note({ isScrolled })
        if (isBack) onTop()
      },
    }
  }, [onTop])
  return { isReading, handlers }
}
