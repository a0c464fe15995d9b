import type { LastEdit } from '../domain/last-change'
import { instantColumn, textColumn, type TableColumn } from './table'

/** Who changed a record last, and when: what scripts go by that are not to save over a colleague's change. */
export const lastEditColumns: readonly TableColumn<LastEdit>[] = [
  instantColumn('updatedAt', 'groups.fields.updatedAt', row => row.updatedAt),
  textColumn('lastEditor', 'switchOffs.fields.lastEditor', 18, row => row.lastEditor?.name ?? null, {
    json: row => row.lastEditor,
  }),
]

/** Their names, after the other fields. */
export const lastEditFields = 'updatedAt lastEditor'
