import type { SystemStyleObject } from '@chakra-ui/react'

/** A small table of figures: names at the left, figures at the right of their columns. */
export const figureTable: SystemStyleObject = {
  borderCollapse: 'collapse',
  '& th, & td': { px: '3', py: '1', borderBottomWidth: '1px', textAlign: 'end', whiteSpace: 'nowrap' },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
  '& th:first-of-type': { textAlign: 'start' },
  '& tbody th': { fontWeight: 'normal' },
  // The days of a month on one sheet.
  '@media print': { '& th, & td': { fontSize: '8pt', lineHeight: '1.2', py: '0.5' } },
}
