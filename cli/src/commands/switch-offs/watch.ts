import { switchOffTable } from '@liftwatch/core/tables/switch-offs'
import { switchOffFilters } from '@liftwatch/core/views/filters/switch-offs'
import { switchOffNews, switchOffSource } from '@liftwatch/core/watch/switch-off-source'
import { columnsOf } from '../../output/of-table'
import { watchCommand } from '../../watch/watch-command'

export const switchOffWatch = watchCommand(columnsOf(switchOffTable), switchOffFilters, (client, filter, since) => ({
  kind: 'switchOffs',
  source: switchOffSource(client, { filter, since }),
  stateOf: switchOffNews,
  cameAt: ({ createdAt }) => createdAt,
  isOpen: ({ status }) => status === 'OPEN',
}))
