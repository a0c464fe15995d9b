import type { UserSession } from '@liftwatch/core/contract/accounts/user-tokens'
import { wholeListCommand } from '../../lists/whole-list-command'
import { instantColumn, plainColumn, type Column } from '../../output/columns'

function flag(
  name: 'isCurrent' | 'isRemembered',
  header: 'settings.sessions.current' | 'settings.sessions.remembered',
) {
  return {
    name,
    header,
    plain: session => session[name],
    shown: (session, { translate }) => (session[name] ? translate('cli.yes') : ''),
  } satisfies Column<UserSession>
}

const columns: readonly Column<UserSession>[] = [
  flag('isCurrent', 'settings.sessions.current'),
  plainColumn('address', 'settings.sessions.address'),
  plainColumn('userAgent', 'cli.fields.program', { canShrink: true }),
  instantColumn('createdAt', 'settings.sessions.createdAt'),
  instantColumn('lastSeenAt', 'settings.sessions.lastSeenAt'),
  instantColumn('expiresAt', 'settings.sessions.expiresAt'),
  flag('isRemembered', 'settings.sessions.remembered'),
  plainColumn('id', 'cli.fields.id'),
]

export const sessionList = wholeListCommand({
  shape: {},
  read: async context => (await context.client()).userSessions.list({}),
  columns: { all: columns, inTable: columns },
  empty: 'cli.nothing.sessions',
})
