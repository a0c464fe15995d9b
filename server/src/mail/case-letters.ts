import type { CaseNotificationEvent } from '@liftwatch/core/contract/alarms/case-logs'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { oneLine, translators, type Letter } from './letters'

type LetterCase = Pick<ComplaintDetail, 'caseNo' | 'liftName' | 'buildingAddress' | 'subcategory' | 'priority'>

/** Which case, of which lift, how urgent, and where to read it: never who complained, nor in which words. */
export function caseLetter(event: CaseNotificationEvent, about: LetterCase, link: string): Letter {
  const inEach = translators.map(translate => {
    const values = {
      caseNo: String(about.caseNo),
      lift: oneLine(about.liftName),
      address: oneLine(about.buildingAddress),
      subcategory: translate(`states.caseSubcategory.${about.subcategory}`),
      priority: translate(`states.complaintPriority.${about.priority}`),
    }
    const what = translate(`mail.cases.${event}`, values)
    return {
      subject: translate(`mail.cases.${event}Subject`, values),
      paragraph: [what, translate('mail.cases.about', values), link].join('\n\n'),
    }
  })
  return {
    subject: inEach.map(({ subject }) => subject).join(' · '),
    text: `${inEach.map(({ paragraph }) => paragraph).join('\n\n--\n\n')}\n`,
  }
}
