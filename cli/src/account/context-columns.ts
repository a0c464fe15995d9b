import type { StoredContext } from './stored-shapes'
import { plainColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'

const tokenEndCharacters = 4

interface ContextRow {
  readonly name: string
  readonly server: string
  readonly organization: string | null
  readonly isCurrent: boolean
  readonly hasSession: boolean
  readonly hasToken: boolean
  /** The token's last characters, to tell one from another; of a short one nothing, for it would be most of it. */
  readonly tokenEnd: string | null
}

/** A context as it may be shown: without its secrets. */
export function contextRow(name: string, held: StoredContext, current: string | undefined): ContextRow {
  const { server, organization = null, cookie, token } = held
  return {
    name,
    server,
    organization,
    isCurrent: name === current,
    hasSession: cookie !== undefined,
    hasToken: token !== undefined,
    tokenEnd: token !== undefined && token.length > 4 * tokenEndCharacters ? token.slice(-tokenEndCharacters) : null,
  }
}

const access: Column<ContextRow> = {
  name: 'hasToken',
  header: 'cli.fields.access',
  plain: row => row.hasToken,
  shown: ({ hasToken, tokenEnd, hasSession }, { translate }) => {
    if (hasToken) return translate('cli.access.token', { end: tokenEnd ?? '' }).trim()
    return hasSession ? translate('cli.access.session') : '-'
  },
}

const columns: readonly Column<ContextRow>[] = [
  {
    name: 'isCurrent',
    header: 'cli.fields.isCurrent',
    plain: row => row.isCurrent,
    shown: (row, { translate }) => (row.isCurrent ? translate('cli.yes') : ''),
  },
  plainColumn('name', 'cli.fields.name'),
  plainColumn('server', 'cli.fields.server'),
  plainColumn('organization', 'cli.fields.organization'),
  access,
]

const forScripts: readonly Column<ContextRow>[] = [
  plainColumn('tokenEnd'),
  { name: 'hasSession', plain: row => row.hasSession, shown: () => '' },
]

export const contextColumns: Columns<ContextRow> = { all: [...columns, ...forScripts], inTable: columns }
