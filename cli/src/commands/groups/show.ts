import type { AnswerOf } from '@liftwatch/core/contract/endpoint'
import type { groups } from '@liftwatch/core/contract/accounts/groups'
import { groupTable } from '@liftwatch/core/tables/groups'
import type { Column } from '../../output/columns'
import { columnsOf } from '../../output/of-table'
import { groupKind } from '../../records/group-kind'
import { showNamedCommand } from '../../records/show-named-command'

type Detail = AnswerOf<typeof groups.detail> & Pick<AnswerOf<typeof groups.permissions>, 'granted'>

const granted: Column<Detail> = {
  name: 'permissions',
  header: 'cli.fields.granted',
  plain: row => row.granted.join(' '),
  json: row => row.granted,
  shown: row => row.granted.join('\n') || '-',
}

export const groupShow = showNamedCommand(
  groupKind,
  [...columnsOf(groupTable).all, granted] as readonly Column<Detail>[],
  async (client, group) =>
    Object.assign(group, { granted: (await client.groups.permissions({ id: group.id })).granted }),
)
