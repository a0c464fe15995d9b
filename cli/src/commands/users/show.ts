import { userTable } from '@liftwatch/core/tables/users'
import { columnsOf } from '../../output/of-table'
import { showNamedCommand } from '../../records/show-named-command'
import { userKind } from '../../records/user-kind'

export const userShow = showNamedCommand(userKind, columnsOf(userTable).all, async (_, user) => user)
