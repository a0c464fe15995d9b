import { complaintTable } from '@liftwatch/core/tables/complaints'
import { caseFilters } from '@liftwatch/core/views/filters/complaints'
import { caseSource } from '@liftwatch/core/watch/case-source'
import { columnsOf } from '../../output/of-table'
import { watchCommand } from '../../watch/watch-command'

export const caseWatch = watchCommand(columnsOf(complaintTable), caseFilters, (client, filter, since) => ({
  kind: 'cases',
  source: caseSource(client, { filter, since }),
  cameAt: ({ createdAt }) => createdAt,
  isOpen: ({ status }) => status !== 'CLOSED',
}))
