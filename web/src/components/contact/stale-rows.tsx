import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts'
import { StatusChip } from '../marks/status-chip'
import { rowsGround } from './rows-ground'
import { useIsStale } from './staleness'

const stripes = 'repeating-linear-gradient(135deg, {colors.warning.solid} 0 4px, transparent 4px 8px)'

/** Keeps rows in sight while the server is out of contact, but never so that they look like the truth of this minute. */
export function StaleRows({ children }: { readonly children: ReactNode }) {
  const isStale = useIsStale()
  return (
    <chakra.div
      pos="relative"
      display="flex"
      flexDirection="column"
      flex="1"
      minH={{ md: 0 }}
      {...(isStale && {
        css: {
          // Cells that stay in sight as columns are scrolled below them have a ground of their own, and take this one.
          [rowsGround]: 'color-mix(in srgb, {colors.warning.subtle} 60%, {colors.bg.panel})',
          bg: `var(${rowsGround})`,
          _before: {
            content: '""',
            pos: 'absolute',
            insetY: 0,
            insetStart: 0,
            w: '4px',
            zIndex: 'docked',
            backgroundImage: stripes,
          },
        },
      })}
    >
      {children}
    </chakra.div>
  )
}

/** The word that goes with it, out of the way of the rows. */
export function StaleMark() {
  const t = useTexts()
  return <span>{useIsStale() && <StatusChip tone="warning" label={t('console.live.stale')} />}</span>
}
