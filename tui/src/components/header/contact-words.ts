import { isLost, type Contact } from '@liftwatch/core/client/contact'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { formatShortInstant } from '@liftwatch/core/text/format'

/** What to think of what is shown; of a contact that is lost, since when. */
export function contactWords(translate: Translate, contact: Contact, contactAt: number | null, now: number): string {
  if (!isLost(contact)) return translate(`states.live.${contact}`)
  if (contactAt === null) return translate('live.never')
  return translate(`monitor.${contact}Since`, { at: formatShortInstant(contactAt, now) })
}
