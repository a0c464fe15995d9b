import { wholeListCommand } from '../../lists/whole-list-command'
import { addHolder, holderOf, holderShape } from '../../records/token-holder'
import { userTokenColumns } from './token-columns'

export const tokenList = wholeListCommand({
  configure: addHolder,
  shape: holderShape,
  read: async (context, given) => (await holderOf(await context.member(), given)).list(),
  columns: userTokenColumns,
  empty: 'cli.nothing.tokens',
})
