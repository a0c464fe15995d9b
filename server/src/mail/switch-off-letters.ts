import { estateTimeZone } from '@liftwatch/core/contract/time-zone'
import { formatInstant } from '@liftwatch/core/text/format'
import { oneLine, translators, type Letter } from './letters'

interface Overdue {
  readonly liftName: string
  readonly buildingAddress: string
  readonly offAt: number
  readonly onAt: number
}

/** Which lift should run again and does not, since when it is off, and where to switch it on. */
export function overdueSwitchOffLetter({ liftName, buildingAddress, offAt, onAt }: Overdue, link: string): Letter {
  const values = {
    lift: oneLine(liftName),
    address: oneLine(buildingAddress),
    offAt: formatInstant(offAt),
    onAt: formatInstant(onAt),
    timeZone: estateTimeZone(),
  }
  const paragraphs = translators.map(translate =>
    [translate('mail.switchOffs.overdue', values), translate('mail.switchOffs.about', values), link].join('\n\n'),
  )
  return {
    subject: translators.map(translate => translate('mail.switchOffs.overdueSubject', values)).join(' · '),
    text: `${paragraphs.join('\n\n--\n\n')}\n`,
  }
}
