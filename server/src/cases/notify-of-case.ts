import { v7 as newId } from 'uuid'
import type { CaseNotificationEvent } from '@liftwatch/core/contract/alarms/case-logs'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { caseNotificationsMax } from '@liftwatch/core/contract/alarms/case-limits'
import type { Database } from '../db/connect'
import { caseLetter } from '../mail/case-letters'
import { caseLink } from '../mail/links'
import { countCaseNotifications, findCorrespondent, insertCaseNotification } from '../queries/case-logs'
import type { NewMail } from '../queries/mails'

type NotifiedCase = Pick<
  ComplaintDetail,
  'id' | 'caseNo' | 'liftId' | 'liftName' | 'buildingAddress' | 'subcategory' | 'priority'
>

/**
 * The mails that an event of a case leads to, each with its line in the case's notification log: a new and a reopened one is written to
 * the lift company, a completed one to the council. A case that goes back and forth writes no more after a while.
 */
export async function notifyOfCase(
  tx: Database,
  event: CaseNotificationEvent,
  about: NotifiedCase,
  { at, publicUrl }: { readonly at: number; readonly publicUrl: string },
): Promise<NewMail[]> {
  const { organizationId, name, email } = (await findCorrespondent(tx, about.liftId, event)) ?? { email: null }
  if (!email || !name || !organizationId) return []
  if ((await countCaseNotifications(tx, about.id)) >= caseNotificationsMax) return []
  const mailId = newId()
  await insertCaseNotification(tx, {
    complaintId: about.id,
    at,
    event,
    organizationName: name,
    recipient: email,
    mailId,
  })
  const letter = caseLetter(event, about, caseLink(publicUrl, about.id))
  return [{ id: mailId, recipient: email, organizationId, ...letter }]
}
