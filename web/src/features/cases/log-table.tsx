import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface LogTableProps {
  readonly label: string
  readonly headings: readonly string[]
  /** Undefined while they are loading. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[] | undefined
  readonly emptyText: string
}

/** What happened, the oldest first, all of it. */
export function LogTable({ label, headings, rows, emptyText }: LogTableProps) {
  if (rows?.length === 0) return <chakra.p color="fg.muted">{emptyText}</chakra.p>
  return (
    <chakra.div overflowX="auto">
      <chakra.table
        w="full"
        aria-label={label}
        aria-busy={rows === undefined}
        css={{
          '& th, & td': { py: '1.5', pe: '4', textAlign: 'start', verticalAlign: 'top', fontWeight: 'normal' },
          '& thead th': { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted', whiteSpace: 'nowrap' },
          '& tbody tr': { borderTopWidth: '1px' },
          '& :is(th, td):first-of-type': { w: '12rem', whiteSpace: 'nowrap' },
        }}
      >
        <thead>
          <tr>
            {headings.map(heading => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, at) => (
                <td key={headings[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}
