import { userTokenColumns } from '../../columns/user-tokens'
import { wholeListCommand } from '../../lists/whole-list-command'

export const tokenList = wholeListCommand({
  shape: {},
  read: async context => (await context.member()).userTokens.list({}),
  columns: userTokenColumns,
  empty: 'cli.nothing.tokens',
})
