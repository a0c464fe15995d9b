import { role, type Role } from '../contract/accounts/organizations'
import type { TextKey } from '../text/translate'
import { stateColumn } from './state-column'
import { textColumn, wordKeys, type TableColumn } from './table'

interface OfRole {
  readonly role: Role
  readonly groups: readonly { readonly id: string; readonly name: string }[]
}

const roleWords = wordKeys('states.role', role)

/** The role that someone has, or is invited to. */
export function roleColumn<Row extends OfRole>(header: TextKey): TableColumn<Row> {
  return stateColumn('role', header, 10, { of: row => row.role, words: roleWords })
}

/** The groups of a USER, by their names. */
export function groupsColumn<Row extends OfRole>(header: TextKey): TableColumn<Row> {
  return textColumn('groups', header, 28, row => row.groups.map(({ name }) => name).join(', ') || null, {
    json: row => row.groups,
    canShrink: true,
  })
}
