import { z } from 'zod/mini'
import { endpoint } from '../endpoint'
import { id, instant, pageInput, pageOf } from '../input'
import { changedCount, severalIds } from './organizations'

/** A mail that the server has written. Its text is shown only while no mail server takes it, for it holds a link that opens. */
export const mail = z.object({
  id,
  recipient: z.string(),
  subject: z.string(),
  text: z.nullable(z.string()),
  createdAt: instant,
  sentAt: z.nullable(instant),
  /** What the mail server said the last time, where it refused. */
  problem: z.nullable(z.string()),
})
export type Mail = z.infer<typeof mail>

export const mails = {
  /** LIFTWATCH's own administrators see all mails; others those of their organisation. */
  page: endpoint('mails.page', {
    method: 'GET',
    path: '/api/mail/page',
    access: { permission: 'user-management' },
    input: pageInput,
    answer: pageOf(mail),
  }),
  /** Has the mail server try again now what it refused, or has not been given yet. */
  resend: endpoint('mails.resend', {
    method: 'PUT',
    path: '/api/mail/resend',
    access: { permission: 'user-management.write' },
    input: severalIds,
    answer: changedCount,
    errors: ['not-found', 'mail-sent', 'mail-too-old'],
    isAudited: true,
  }),
}
