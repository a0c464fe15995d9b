import type { ColumnPreference } from '@liftwatch/core/contract/properties'
import { shownColumns } from '@liftwatch/core/tables/shown-columns'
import { ExportMenu } from '../../components/record-list/export-menu'
import { CustomizeButton } from './customize-button'
import { PrintLink } from './print-link'
import { loadPart, type ReportPart } from './report-parts'
import type { ReportSearch } from './report-search'

interface ReportActionsProps {
  readonly part: ReportPart
  readonly search: ReportSearch
  /** The columns that the user chose; undefined where they are not known. */
  readonly preference: readonly ColumnPreference[] | undefined
}

/** Customize, Print and Export of a report's table. */
export function ReportActions({ part, search, preference }: ReportActionsProps) {
  const { table, file } = part.view
  const { asked, ordering, change } = search
  return (
    <>
      {part.key !== loadPart && (
        <CustomizeButton
          key={part.name}
          table={table}
          preference={preference}
          order={ordering?.order}
          forgetOrder={() => change({ sort: undefined, groupBy: undefined })}
        />
      )}
      <PrintLink part={part} />
      <ExportMenu
        endpoint={file}
        input={{ ...asked }}
        columns={shownColumns(table, preference).map(column => column.key)}
      />
    </>
  )
}
