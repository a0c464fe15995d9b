import { defineStyle } from '@chakra-ui/react'

/** One row of the menu, be it a link or a group's switch. */
export const menuRowStyle = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '9',
  px: '2',
  py: '1',
  borderRadius: 'l2',
  color: 'fg.muted',
  textAlign: 'start',
  lineHeight: 'short',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  _hover: { bg: 'bg.muted', color: 'fg' },
  _currentPage: { bg: 'info.subtle', color: 'info.fg', fontWeight: 'semibold' },
})
