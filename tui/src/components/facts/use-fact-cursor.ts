import { useState } from 'react'
import type { Commands } from '../../input/key-router'
import { useScroll, type Scroll } from '../scroll/use-scroll'
import type { FactLine } from './facts'

interface FactCursor {
  readonly scroll: Scroll
  /** The line of the entry that Enter opens; undefined while none is to be seen. */
  readonly at: number | undefined
  readonly commands: Commands
}

/**
 * Goes through the entries among the lines: to the next one while it is to be seen, else a line on. Enter opens the one that it is
 * at, which is always in sight.
 */
export function useFactCursor(lines: readonly FactLine[], height: number): FactCursor {
  const scroll = useScroll(lines.length, height)
  const [key, choose] = useState<string>()
  const inSight = lines.flatMap(({ open }, at) => (open && at >= scroll.top && at < scroll.top + height ? [at] : []))
  const chosen = inSight.find(at => lines[at]!.key === key) ?? inSight[0]
  const step = (by: 1 | -1) => {
    const next = inSight[chosen === undefined ? -1 : inSight.indexOf(chosen) + by]
    if (next === undefined) scroll.by(by)
    else choose(lines[next]!.key)
  }
  const open = chosen === undefined ? undefined : lines[chosen]!.open
  return {
    scroll,
    at: chosen,
    commands: {
      ...scroll.commands,
      'list.up': { run: () => step(-1) },
      'list.down': { run: () => step(1) },
      ...(open && { 'list.open': { run: open } }),
    },
  }
}
