import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** What is written at a bar's end needs room, also at that of the longest. */
const endWidth = '8rem'

interface Bar {
  readonly key: string
  readonly name: ReactNode
  /** What the bar shows, in figures. */
  readonly figure: ReactNode
  /** Of the longest bar, 0 to 1. */
  readonly length: number
  readonly isMuted?: boolean
}

interface BarTableProps {
  readonly label: string
  /** What the names are, and what the bars show. */
  readonly heads: readonly [string, string]
  readonly bars: readonly Bar[]
  /** For names of a few letters. */
  readonly isNarrow?: boolean | undefined
}

/** Bars beneath each other, each with its name before it and its figure at its end; a table to those who do not see it. */
export function BarTable({ label, heads, bars, isNarrow = false }: BarTableProps) {
  const nameWidth = isNarrow ? '7rem' : { base: '9rem', md: '20rem' }
  return (
    <chakra.table
      aria-label={label}
      w="full"
      maxW="60rem"
      css={{
        '& th, & td': { py: '1.5', textAlign: 'start', verticalAlign: 'middle' },
        '& tbody th': { w: nameWidth, pe: '3', fontWeight: 'normal' },
      }}
    >
      <chakra.thead srOnly>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </chakra.thead>
      <tbody>
        {bars.map(({ key, name, figure, length, isMuted = false }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <chakra.div display="flex" alignItems="center" gap="2">
                <chakra.div
                  aria-hidden
                  h="5"
                  minW="2px"
                  borderEndRadius="l1"
                  bg={isMuted ? 'muted.solid' : 'info.solid'}
                  style={{ width: `calc((100% - ${endWidth}) * ${length})` }}
                />
                <span>{figure}</span>
              </chakra.div>
            </td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
