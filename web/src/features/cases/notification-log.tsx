import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { formatInstant } from '@liftwatch/core/text/format'
import { useTexts } from '../../texts'
import { LogPanel } from './log-panel'
import { LogTable } from './log-table'

const fields = ['time', 'event', 'organization', 'recipient', 'sent'] as const

/** What was sent because of a case, and to whom. */
export function NotificationLog({ of: { id } }: { readonly of: ComplaintDetail }) {
  const t = useTexts()
  const query = useAnswer(complaints.notificationLog, { id })
  return (
    <LogPanel query={query}>
      <LogTable
        label={t('cases.detailTabs.notifications')}
        headings={fields.map(name => t(`cases.fields.${name}`))}
        rows={query.data?.notifications.map(one => ({
          id: one.id,
          cells: [
            formatInstant(one.datetime),
            t(`cases.notifications.${one.event}`),
            one.organization,
            one.recipient,
            one.sentAt === null ? (one.problem ?? t('cases.notSent')) : formatInstant(one.sentAt),
          ],
        }))}
        emptyText={t('cases.noNotifications')}
      />
    </LogPanel>
  )
}
