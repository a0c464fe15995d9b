import type { SystemStyleObject } from '@chakra-ui/react'

const band = (tone: 'ok' | 'warning' | 'critical'): SystemStyleObject => ({
  bg: `${tone}.muted`,
  color: `${tone}.fg`,
})

/** Cells that touch, as a picture; the divisions stay in sight where the months are pushed aside. */
export const heatMapStyle: SystemStyleObject = {
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  borderCollapse: 'separate',
  borderSpacing: '2px',
  '& thead th': { px: '1', py: '1', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted', whiteSpace: 'nowrap' },
  '& th:first-of-type': { pos: 'sticky', insetStart: 0, zIndex: 'docked', bg: 'bg.panel', textAlign: 'start' },
  '& tbody th': { p: 0, fontWeight: 'medium' },
  '& tbody th button': {
    display: 'block',
    w: { base: '7rem', md: '13rem' },
    minH: '9',
    px: '2',
    textAlign: 'start',
    cursor: 'pointer',
    borderStartWidth: '3px',
    borderColor: 'transparent',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.muted' },
    _pressed: { borderColor: 'info.solid', bg: 'info.subtle' },
  },
  '& tbody th span': { display: 'block' },
  '& td': { p: 0, h: '9', minW: '4.25rem', textAlign: 'center', fontWeight: 'semibold' },
  '& td a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    h: 'full',
    _hover: { textDecoration: 'underline' },
  },
  '& td[data-tone=ok]': band('ok'),
  '& td[data-tone=warning]': band('warning'),
  '& td[data-tone=critical]': band('critical'),
  '& tbody tr:last-of-type :is(th, td)': { borderTopWidth: '2px', borderTopColor: 'border.strong' },
}
