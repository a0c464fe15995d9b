import { permission } from '@liftwatch/core/contract/accounts/permission-shape'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { permissionWords } from '@liftwatch/core/views/permission-words'
import { z } from 'zod'
import type { Context } from '../command/context'
import type { Column } from '../output/columns'
import type { Output } from '../output/output-flags'
import { createRowWriter } from '../output/rows'

/** What is granted, and what could be. */
export interface PermissionList {
  readonly granted: readonly Permission[]
  readonly offered: readonly Permission[]
}

interface Row {
  readonly permission: Permission
  readonly isGranted: boolean
}

const columns: readonly Column<Row>[] = [
  {
    name: 'isGranted',
    header: 'cli.fields.granted',
    plain: row => row.isGranted,
    shown: (row, { translate }) => (row.isGranted ? translate('cli.yes') : ''),
    tone: row => (row.isGranted ? 'ok' : undefined),
  },
  {
    name: 'permission',
    header: 'cli.fields.permission',
    plain: row => row.permission,
    shown: row => row.permission,
  },
  {
    name: 'opens',
    header: 'cli.fields.opens',
    plain: (row, { translate }) => translate(permissionWords(row.permission)),
    shown: (row, { translate }) => translate(permissionWords(row.permission)),
    canShrink: true,
  },
]

const known = z.enum(permission.options, {
  error: ({ input }) => `${String(input)} is not a permission; those are such as lift-fault or lift-fault.write`,
})

/** Permissions as they are typed: repeated, or with commas between. */
export const permissions = z
  .array(z.string())
  .transform(typed => typed.flatMap(one => one.split(',')))
  .pipe(z.array(known))

/** Writes what is granted first, and then what could be. */
export async function writePermissions(
  context: Context,
  output: Output,
  { granted, offered }: PermissionList,
): Promise<void> {
  const rows = [
    ...granted.map(one => ({ permission: one, isGranted: true })),
    ...offered.map(one => ({ permission: one, isGranted: false })),
  ]
  const writer = createRowWriter(context, output, { all: columns, inTable: columns })
  writer.write(rows)
  await writer.end(rows.length)
}
