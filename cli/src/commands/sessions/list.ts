import { userSessionColumns } from '../../columns/user-sessions'
import { wholeListCommand } from '../../lists/whole-list-command'

export const sessionList = wholeListCommand({
  shape: {},
  read: async context => (await context.client()).userSessions.list({}),
  columns: userSessionColumns,
  empty: 'cli.nothing.sessions',
})
