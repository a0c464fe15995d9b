interface SkeletonRowsProps {
  readonly columns: number
  readonly rows: number
}

/** What is in a table until its rows are there: as many, as high. */
export function SkeletonRows({ columns, rows }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <div className="lw-bone" />
        </td>
      ))}
    </tr>
  ))
}
