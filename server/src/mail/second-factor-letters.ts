import { estateTimeZone } from '@liftwatch/core/contract/time-zone'
import { formatInstant } from '@liftwatch/core/text/format'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { NewMail } from '../queries/mails'
import { oneLine, translators } from './letters'

/** A letter without a link: what happened, when, and what to do if it was not the reader. In every language. */
function letterOf(subject: TextKey, what: TextKey, email: string, names: Record<string, string>, at: number): NewMail {
  const values = { email, ...names, at: formatInstant(at), timeZone: estateTimeZone() }
  const paragraphs = translators.map(translate =>
    [translate(what, values), translate('mail.notYou', values)].join('\n\n'),
  )
  return {
    recipient: email,
    organizationId: null,
    subject: translators.map(translate => translate(subject, values)).join(' · '),
    text: `${paragraphs.join('\n\n--\n\n')}\n`,
  }
}

export function secondFactorOnLetter(email: string, at: number): NewMail {
  return letterOf('mail.secondFactorOnSubject', 'mail.secondFactorOn', email, {}, at)
}

export function secondFactorOffLetter(email: string, at: number): NewMail {
  return letterOf('mail.secondFactorOffSubject', 'mail.secondFactorOff', email, {}, at)
}

export function secondFactorResetLetter(email: string, doer: string, at: number): NewMail {
  return letterOf('mail.secondFactorResetSubject', 'mail.secondFactorReset', email, { doer: oneLine(doer) }, at)
}

export function recoveryCodeLetter(email: string, left: number, at: number): NewMail {
  return letterOf('mail.recoveryCodeSubject', 'mail.recoveryCode', email, { left: String(left) }, at)
}
