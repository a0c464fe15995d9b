import { callColumns, logColumns, notificationColumns } from '../../cases/log-columns'
import { logCommand } from '../../cases/log-command'

export const caseLog = logCommand({
  read: async (client, id) => (await client.complaints.log({ id })).logs,
  columns: logColumns,
  empty: 'cases.noLog',
})
export const caseNotifications = logCommand({
  read: async (client, id) => (await client.complaints.notificationLog({ id })).notifications,
  columns: notificationColumns,
  empty: 'cases.noNotifications',
})
export const caseCalls = logCommand({
  read: async (client, id) => (await client.complaints.callLog({ id })).dialogues,
  columns: callColumns,
  empty: 'cases.noCalls',
})
