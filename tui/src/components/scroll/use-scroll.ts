import type { Translate } from '@liftwatch/core/text/all-texts'
import { useState } from 'react'
import type { Commands } from '../../input/key-router'
import type { Message } from '../message/message-board'

export interface Scroll {
  /** The first line that is to be seen. */
  readonly top: number
  readonly lines: number
  readonly hasMore: boolean
  readonly by: (lines: number) => void
  readonly commands: Commands
}

/** Scrolls through more lines than there is room for. */
export function useScroll(lines: number, height: number): Scroll {
  const [scrolled, setScrolled] = useState(0)
  const lowest = Math.max(0, lines - height)
  const within = (line: number) => Math.max(0, Math.min(lowest, line))
  const scrollBy = (step: number) => setScrolled(current => within(within(current) + step))
  const by = (step: number) => ({ run: () => scrollBy(step) })
  return {
    top: within(scrolled),
    lines,
    hasMore: lowest > 0,
    by: scrollBy,
    commands: {
      'list.up': by(-1),
      'list.down': by(1),
      'list.pageUp': by(-height),
      'list.pageDown': by(height),
      'list.first': by(-lines),
      'list.last': by(lines),
    },
  }
}

/** Where one is among the lines, and that there are more of them. */
export function scrolledMessage({ top, lines, hasMore }: Scroll, translate: Translate): Message | undefined {
  return hasMore ? { text: translate('monitor.scrolled', { at: top + 1, total: lines }), tone: 'muted' } : undefined
}
