import type { Mail } from '../contract/accounts/mails'
import type { Refusal } from '../errors'
import { dayMs, inviteLinkDays } from '../limits'

/** No link lives longer: what could not be sent by then is worth nothing. */
export const mailTriedForMs = inviteLinkDays * dayMs

/**
 * Why a mail cannot be sent once more: its text is stored for as long as it has not been sent and its link opens something.
 * Errors: mail-sent {name, sentAt}, mail-too-old {name}.
 * @param at now (epoch milliseconds)
 */
export function resendRefusal(
  { recipient: name, sentAt, createdAt }: Pick<Mail, 'recipient' | 'sentAt' | 'createdAt'>,
  at: number,
): Refusal | undefined {
  if (sentAt !== null) return { code: 'mail-sent', params: { name, sentAt } }
  return createdAt > at - mailTriedForMs ? undefined : { code: 'mail-too-old', params: { name } }
}
