import { estateTimeZone } from '@liftwatch/core/contract/time-zone'
import { formatInstant } from '@liftwatch/core/text/format'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import { languages, type TextKey } from '@liftwatch/core/text/translate'

/** What a mail says; who gets it, and whose administrators may read it, is the sender's to add. */
export interface Letter {
  readonly subject: string
  readonly text: string
}

export const translators = languages.map(language => translatorOf(language))

/** Names that people chose stay within their line: neither a header nor a paragraph can be put in by a name. */
export function oneLine(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

interface Wording {
  readonly subject: TextKey
  readonly what: TextKey
  readonly notAsked: TextKey
  readonly names: Readonly<Record<string, string>>
}

/** The same in every language, one below the other: the reader's own is not known. */
function compose({ subject, what, notAsked, names }: Wording, link: string, expiresAt: number): Letter {
  const lines = Object.entries(names).map(([key, name]) => [key, oneLine(name)])
  const values = { ...Object.fromEntries(lines), expiresAt: formatInstant(expiresAt), timeZone: estateTimeZone() }
  const paragraphs = translators.map(translate =>
    [translate(what, values), link, translate('mail.linkExpires', values), translate(notAsked, values)].join('\n\n'),
  )
  return {
    subject: translators.map(translate => translate(subject, values)).join(' · '),
    text: `${paragraphs.join('\n\n--\n\n')}\n`,
  }
}

export function resetLetter(email: string, link: string, expiresAt: number): Letter {
  const wording: Wording = {
    subject: 'mail.resetSubject',
    what: 'mail.reset',
    notAsked: 'mail.resetNotAsked',
    names: { email },
  }
  return compose(wording, link, expiresAt)
}

export function inviteLetter(
  names: { readonly email: string; readonly inviter: string; readonly organization: string },
  link: string,
  expiresAt: number,
): Letter {
  const wording: Wording = {
    subject: 'mail.inviteSubject',
    what: 'mail.invite',
    notAsked: 'mail.inviteNotAsked',
    names,
  }
  return compose(wording, link, expiresAt)
}
