import type { UserToken } from '@liftwatch/core/contract/user-tokens'
import { instantColumn, plainColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'

const organization: Column<UserToken> = {
  name: 'organization',
  header: 'cli.fields.organization',
  plain: token => token.organization.name,
  json: token => token.organization,
  shown: token => token.organization.name,
  canShrink: true,
}

const permissions: Column<UserToken> = {
  name: 'permissions',
  header: 'audit.fields.permissions',
  plain: token => token.permissions.join(' '),
  json: token => token.permissions,
  shown: token => token.permissions.join(' '),
  canShrink: true,
}

const all: readonly Column<UserToken>[] = [
  plainColumn('id', 'cli.fields.id'),
  plainColumn('name', 'cli.fields.name'),
  organization,
  instantColumn('createdAt', 'cli.fields.createdAt'),
  instantColumn('expiresAt', 'audit.fields.expiresAt'),
  instantColumn('lastUsedAt', 'cli.fields.lastUsedAt'),
  permissions,
]

export const userTokenColumns: Columns<UserToken> = { all, inTable: all }
