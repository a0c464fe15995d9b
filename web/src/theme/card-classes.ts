import type { SystemStyleObject } from '@chakra-ui/react'
import { cutLine } from './shared-styles'

/** A list's rows as cards, as classes: see `shellClasses`. */
export const cardClasses: Record<string, SystemStyleObject> = {
  '.lw-card': { pos: 'relative', px: '3', py: '2', borderBottomWidth: '1px' },
  '.lw-card[aria-hidden]': { py: '3' },
  '.lw-card[data-left]': { opacity: 0.75 },
  '.lw-card[data-new]': { animation: 'arrive 4s ease-out' },
  '.lw-card > .lw-bone': { h: '7rem' },
  '.lw-card > h3': { mx: '-3', mt: '-2', mb: '1', px: '3', py: '1', bg: 'bg.muted', fontWeight: 'semibold' },
  '.lw-card-head': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', minH: '8' },
  '.lw-card-head > strong': {
    ...cutLine,
    fontWeight: 'semibold',
  },
  // All of the card leads there; the links in it lie above.
  '.lw-card-head a': { focusVisibleRing: 'inside', _before: { content: '""', pos: 'absolute', inset: '0' } },
  '.lw-card-head > span': { pos: 'relative' },
  '.lw-card-left': { fontWeight: 'medium' },
  '.lw-card > dl': { display: 'grid', gridTemplateColumns: '7rem 1fr', columnGap: '2', rowGap: '0.5' },
  '.lw-card dt': { textStyle: 'xs', lineHeight: '1.25rem', color: 'fg.muted' },
  '.lw-card dd': { minW: '0' },
  '.lw-card-actions': { pos: 'relative', mt: '1' },
}
