import { wholeListCommand } from '../../lists/whole-list-command'
import { userTokenColumns } from './token-columns'

export const tokenList = wholeListCommand({
  shape: {},
  read: async context => (await context.member()).userTokens.list({}),
  columns: userTokenColumns,
  empty: 'cli.nothing.tokens',
})
