import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useParams } from 'react-router-dom'
import { DetailPage } from '../../components/page/detail-page'
import { useTexts } from '../../texts'
import { CallLog } from './call-log'
import { CaseDetails } from './case-details'
import { CaseHead } from './case-head'
import { CaseLog } from './case-log'
import { EditedCase } from './edited-case'
import { NotificationLog } from './notification-log'
import { useMarksSeen } from '@liftwatch/core/hooks/marks-seen'

/** One case: what is known of it, or the same to be edited, and its three logs. */
export function CasePage({ isEdited }: { readonly isEdited: boolean }) {
  const t = useTexts()
  const { id } = useParams()
  const query = useAnswer(complaints.detail, id === undefined ? undefined : { id })
  useMarksSeen(query.data)
  return (
    <DetailPage<ComplaintDetail>
      list={{ label: t('cases.title'), path: screens['case-management'].path }}
      query={query}
      titleOf={({ caseNo }) => t('cases.name', { caseNo })}
      Head={CaseHead}
      tabs={[
        { value: 'details', label: t('cases.detailTabs.details'), Panel: isEdited ? EditedCase : CaseDetails },
        { value: 'log', label: t('cases.detailTabs.log'), Panel: CaseLog },
        { value: 'notifications', label: t('cases.detailTabs.notifications'), Panel: NotificationLog },
        { value: 'calls', label: t('cases.detailTabs.calls'), Panel: CallLog },
      ]}
    />
  )
}
