import type { UserToken } from '@liftwatch/core/contract/accounts/user-tokens'
import { instantColumn, plainColumn, type Column } from '../../output/columns'
import type { Columns } from '../../output/rows'

/** What is known of a token before it is made. */
export type RequestedToken = Pick<UserToken, 'name' | 'organization' | 'permissions' | 'expiresAt'>

const organization: Column<RequestedToken> = {
  name: 'organization',
  header: 'cli.fields.organization',
  plain: token => token.organization.name,
  json: token => token.organization,
  shown: token => token.organization.name,
  canShrink: true,
}

const permissions: Column<RequestedToken> = {
  name: 'permissions',
  header: 'audit.fields.permissions',
  plain: token => token.permissions.join(' '),
  json: token => token.permissions,
  shown: token => token.permissions.join(' '),
  canShrink: true,
}

const name = plainColumn<RequestedToken>('name', 'cli.fields.name')
const expiresAt = instantColumn<RequestedToken>('expiresAt', 'audit.fields.expiresAt')

export const requestedTokenColumns: readonly Column<RequestedToken>[] = [name, organization, expiresAt, permissions]

const all: readonly Column<UserToken>[] = [
  plainColumn('id', 'cli.fields.id'),
  name,
  organization,
  instantColumn('createdAt', 'cli.fields.createdAt'),
  expiresAt,
  instantColumn('lastUsedAt', 'cli.fields.lastUsedAt'),
  permissions,
]

export const userTokenColumns: Columns<UserToken> = { all, inTable: all }
