import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { input, select } from '../../theme/controls'

/** Boxes that look like a form's; filters can be left empty and cannot be wrong, so they do without a form's machinery. */
export const FilterInput = chakra('input', input)
export const FilterChoice = chakra('select', select)

interface FilterLabelProps {
  readonly label: string
  readonly width: string
  /** The box that it names. */
  readonly children: ReactNode
}

/** A filter's name over its box. */
export function FilterLabel({ label, width, children }: FilterLabelProps) {
  return (
    <chakra.label
      display="flex"
      flexDirection="column"
      gap="1"
      pos="relative"
      w={{ base: 'calc(50% - {spacing.1})', md: width }}
    >
      <span className="lw-filter-name">{label}</span>
      {children}
    </chakra.label>
  )
}
