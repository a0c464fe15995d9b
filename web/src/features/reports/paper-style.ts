import { defineStyle } from '@chakra-ui/react'

/** A table as paper takes it: as wide as the sheet, nothing cut, its heads on each sheet, and no row on two. */
export const paperStyle = defineStyle({
  '& table': { tableLayout: 'auto !important', minW: '0 !important' },
  '& thead': { display: 'table-header-group' },
  '& th': { w: 'auto !important' },
  '& th, & td': { whiteSpace: 'normal !important', overflow: 'visible !important', textStyle: 'xs', py: '1' },
  // A lift's name is read as one word, though it has hyphens, and so is a duration.
  '& td:is([data-fixed], [data-kind=duration])': { whiteSpace: 'nowrap !important' },
  '& tbody tr': { h: 'auto !important', breakInside: 'avoid' },
  '& tbody tr[data-group]': { breakAfter: 'avoid' },
  '@media print': {
    overflow: 'visible',
    // As a printed timetable has it: a month's alarms are hundreds of sheets otherwise.
    '& th, & td': { fontSize: '8pt', lineHeight: '1.2', py: '0.5', px: '1.5' },
    '& thead': { pos: 'static' },
  },
})
