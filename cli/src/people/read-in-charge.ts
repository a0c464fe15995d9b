import { personLine, type PersonLine } from '@liftwatch/core/contract/estate/people'
import { readCsv, type CsvKind, type CsvReading } from '../csv/read-csv'

/** A person in charge as a file has them; without a ward they are in charge of all wards that have no one else. */
export const inChargeKind: CsvKind<PersonLine> = {
  columns: new Map([
    ['town_council', { field: 'townCouncil' }],
    ['ward', { field: 'ward' }],
    ['role', { field: 'role' }],
    ['name', { field: 'name' }],
    ['phone', { field: 'phone' }],
    ['email', { field: 'email' }],
  ]),
  required: ['town_council', 'role', 'name'],
  shape: personLine,
}

export function readInCharge(text: string): CsvReading<PersonLine> {
  return readCsv(text, inChargeKind)
}
