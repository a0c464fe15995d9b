import { complainantFieldNames, type ComplainantField } from '../contract/alarms/case-fields'
import type { ComplaintDetail } from '../contract/alarms/case-rows'
import { textColumn, type TableColumn } from './table'

type Complainant = Partial<Pick<ComplaintDetail, ComplainantField>>

const widths: Readonly<Record<ComplainantField, number>> = {
  complainant: 20,
  residential: 10,
  phone: 10,
  email: 26,
  complainantAddress: 28,
}

/** Who complained: in a file only where they are named (decisions.md section 11), so that no table has them. */
export const complainantColumns: readonly TableColumn<Complainant>[] = complainantFieldNames.map(field =>
  textColumn(field, `complaints.complainant.${field}`, widths[field], row => row[field] ?? null),
)
