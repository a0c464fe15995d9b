import type { CellKind } from '@liftwatch/core/tables/table'

export interface Sorting {
  readonly field: string
  readonly direction: 'ASC' | 'DESC'
  readonly sortBy: (field: string, direction: 'ASC' | 'DESC') => void
}

interface SortHeaderProps {
  readonly header: string
  readonly kind: CellKind
  /** A CSS width; without one, what the other columns leave. */
  readonly width: string | undefined
  /** The field to sort by, where the server can. */
  readonly sortField: string | undefined
  readonly sorting: Sorting | undefined
}

const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const

/** A column's header; where the column can be sorted by, a button: the latest or highest first, then the other way. */
export function SortHeader({ header, kind, width, sortField, sorting }: SortHeaderProps) {
  const direction = sortField !== undefined && sorting?.field === sortField ? sorting.direction : undefined
  return (
    <th
      scope="col"
      data-kind={kind}
      aria-sort={direction && ariaSort[direction]}
      style={{ ...(width !== undefined && { width }) }}
      title={header}
    >
      {sortField === undefined || !sorting ? (
        header
      ) : (
        <button
          type="button"
          className="lw-sort"
          onClick={() => sorting.sortBy(sortField, direction === 'DESC' ? 'ASC' : 'DESC')}
        >
          {header}
          <span aria-hidden>{direction === 'ASC' ? '↑' : direction === 'DESC' ? '↓' : ''}</span>
        </button>
      )}
    </th>
  )
}
