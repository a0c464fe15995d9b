import type { SystemStyleObject } from '@chakra-ui/react'

/** One line, cut where it does not fit. */
export const cutLine: SystemStyleObject = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

/** One below the other. */
export const column: SystemStyleObject = { display: 'flex', flexDirection: 'column' }

/** In the middle of what it is in, which is as good as empty. */
export const centred: SystemStyleObject = {
  ...column,
  alignItems: 'center',
  justifyContent: 'center',
  p: '8',
  textAlign: 'center',
}

/** How far what a page has is from its sides. */
export const sides = { base: '3', md: '4' }
