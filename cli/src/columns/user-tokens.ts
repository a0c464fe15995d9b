import type { UserToken } from '@liftwatch/core/contract/user-tokens'
import { instantColumn, plainColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'

/** What can be told of a token before it is made. */
export type TokenWish = Pick<UserToken, 'name' | 'organization' | 'permissions' | 'expiresAt'>

const organization: Column<TokenWish> = {
  name: 'organization',
  header: 'cli.fields.organization',
  plain: token => token.organization.name,
  json: token => token.organization,
  shown: token => token.organization.name,
  canShrink: true,
}

const permissions: Column<TokenWish> = {
  name: 'permissions',
  header: 'audit.fields.permissions',
  plain: token => token.permissions.join(' '),
  json: token => token.permissions,
  shown: token => token.permissions.join(' '),
  canShrink: true,
}

const name = plainColumn<TokenWish>('name', 'cli.fields.name')
const expiresAt = instantColumn<TokenWish>('expiresAt', 'audit.fields.expiresAt')

export const tokenWishColumns: readonly Column<TokenWish>[] = [name, organization, expiresAt, permissions]

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
