import type { Complaint } from '@liftwatch/core/contract/complaints'
import { complaintTable } from '@liftwatch/core/tables/complaints'
import { names } from '@liftwatch/core/tables/table'
import type { Translate } from '@liftwatch/core/text/all-texts'
import type { Fact } from '../../components/facts/facts'
import { tableFacts } from '../../components/facts/table-facts'

const keys = names(
  'status priority caseNo subcategory description createdAt updatedAt closedAt technicianName media',
  'liftName address postalCode townCouncil',
)

/** All that lists know of a complaint. */
export function complaintFacts(complaint: Complaint, translate: Translate): Fact[] {
  return tableFacts(complaintTable, complaint, translate, { keys, toned: ['status', 'priority'] })
}
