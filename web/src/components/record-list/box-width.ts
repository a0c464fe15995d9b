import { useLayoutEffect, useState, type RefObject } from 'react'

/** How wide a box is inside, in rem; undefined until it is there. It follows the window and the menu beside it. */
export function useBoxRem(box: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => {
      const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setWidth(Math.floor(element.clientWidth) / rootPx)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
