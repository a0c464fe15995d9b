import type { CaseCounts } from '@liftwatch/core/contract/alarms/case-rows'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { caseView } from '@liftwatch/core/views/resources/cases'
import { countCommand } from '../../lists/count-command'
import { plainColumn } from '../../output/columns'

export const caseCount = countCommand<CaseCounts>(caseView.filters, complaints.count, [
  plainColumn('newStatusCnt', 'cases.tabs.new'),
  plainColumn('openStatusCnt', 'cases.tabs.open'),
  plainColumn('notCompleteStatusCnt', 'cases.tabs.notComplete'),
  plainColumn('completeStatusCnt', 'cases.tabs.complete'),
  plainColumn('closedStatusCnt', 'cases.tabs.closed'),
])
