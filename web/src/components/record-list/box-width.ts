import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useMainPx } from '../page/beside-main'

function toRem(pixels: number): number {
  return Math.floor(pixels) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/**
 * How wide a box is inside, in rem. It follows the window and the menu beside it. At first it is taken for as wide as the page, which most
 * are: what is in it is then drawn once. It is measured as the browser has laid it out, and not before, for that would lay it out twice; one that
 * is narrower is drawn again before it is seen.
 */
export function useBoxRem(box: RefObject<HTMLElement | null>): number {
  const mainPx = useMainPx()
  const [width, setWidth] = useState(() => toRem(mainPx))
  useLayoutEffect(() => {
    const element = box.current!
    const observer = new ResizeObserver(() => flushSync(() => setWidth(toRem(element.clientWidth))))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
