import { email } from '@liftwatch/core/contract/accounts/accounts'
import { role, type Role } from '@liftwatch/core/contract/accounts/organizations'
import { groupsOfRoleRefusal } from '@liftwatch/core/domain/roles'
import { roleField } from '@liftwatch/core/views/forms/role-fields'
import { z } from 'zod'
import { optionNamed } from '../command/option-named'
import type { RowProblem } from '../csv/csv-rows'
import { readCsv, type CsvKind, type CsvReading } from '../csv/read-csv'
import { repeated, withProblems } from '../csv/row-rules'

/** Someone to invite, with groups by their names. */
interface Person {
  readonly email: string
  readonly role: Role
  readonly groups?: readonly string[] | undefined
}

function namesIn(cell: string): string[] {
  return cell.split(';').flatMap(name => name.trim() || [])
}

const peopleKind: CsvKind<Person> = {
  columns: new Map([
    ['email', { field: 'email' }],
    ['role', { field: 'role' }],
    ['groups', { field: 'groups' }],
  ]),
  required: ['email', 'role'],
  shape: z.object({
    email,
    role: optionNamed(roleField.options, role),
    groups: z.string().transform(namesIn).optional(),
  }),
}

/** Reads a file of people whole. An address may be in it once, and groups are for the role USER alone. */
export function readPeople(text: string): CsvReading<Person> {
  const reading = readCsv(text, peopleKind)
  const { rows } = reading
  const doubled = repeated(rows, 'email', person => person.email)
  const misplaced: RowProblem[] = rows
    .filter(({ row }) => groupsOfRoleRefusal(row.role, row.groups) !== undefined)
    .map(({ line }) => ({ line, column: 'groups', problem: 'groups are for the role user alone' }))
  return withProblems(reading, doubled, misplaced)
}
