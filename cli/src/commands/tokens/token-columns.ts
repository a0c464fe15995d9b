import type { AnswerOf } from '@liftwatch/core/contract/endpoint'
import type { UserToken, userTokens } from '@liftwatch/core/contract/accounts/user-tokens'
import { instantColumn, plainColumn, type Column } from '../../output/columns'
import type { Reader } from '../../output/reader'
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
  {
    name: 'isExpired',
    header: 'cli.fields.status',
    plain: ({ isExpired }) => isExpired,
    shown: ({ isExpired }, { translate }) => translate(isExpired ? 'cli.expired' : 'cli.works'),
    tone: ({ isExpired }) => (isExpired ? 'warning' : 'ok'),
  },
  instantColumn('lastUsedAt', 'cli.fields.lastUsedAt'),
  permissions,
]

export const userTokenColumns: Columns<UserToken> = { all, inTable: all }

type MadeToken = AnswerOf<typeof userTokens.create>

/** A fact of the token that was made. */
function ofMade({ name, header, plain, json, shown }: Column<UserToken>): Column<MadeToken> {
  return {
    name,
    ...(header && { header }),
    plain: ({ userToken }, reader) => plain(userToken, reader),
    ...(json && { json: ({ userToken }: MadeToken, reader: Reader) => json(userToken, reader) }),
    shown: ({ userToken }, reader) => shown(userToken, reader),
  }
}

/** Of a token that was made, with its secret. */
export const madeTokenColumns: readonly Column<MadeToken>[] = [
  plainColumn('token', 'cli.fields.token'),
  ...userTokenColumns.all.map(ofMade),
]
