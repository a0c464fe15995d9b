import { createTransport } from 'nodemailer'

/** Hands one mail to the mail server; it throws what the server said. */
export type Mailer = (mail: {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
}) => Promise<void>

/** A mail server that says nothing for this long is tried again later. */
const silenceMs = 10_000

export function mailTransport(smtpUrl: string) {
  return createTransport({
    url: smtpUrl,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

export function openMailer({ smtpUrl, from }: { readonly smtpUrl: string; readonly from: string }): Mailer {
  const transport = mailTransport(smtpUrl)
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return async ({ id, recipient, subject, text }) => {
    await transport.sendMail({
      // Addresses as objects are never read as lists, whatever is in them.
      from: { name: 'Liftwatch', address: from },
      to: { name: '', address: recipient },
      subject,
      text,
      // The same at each attempt, so that one which arrived after all is known as the same mail.
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}
