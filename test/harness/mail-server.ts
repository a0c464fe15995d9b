import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as it came over the wire. */
interface ReceivedMail {
  readonly from: string
  readonly to: string[]
  /** Unfolded lines of the head. */
  readonly headers: string[]
  readonly text: string
}

export interface MailServer {
  readonly url: string
  readonly received: ReceivedMail[]
  /** What it answers instead of taking mails, until it is set otherwise. */
  refuse: string | undefined
  readonly stop: () => Promise<void>
}

/** What a server is started with to send its mails there. */
export function mailEnvironment({ url }: Pick<MailServer, 'url'>) {
  return {
    LIFTWATCH_SMTP_URL: url,
    LIFTWATCH_MAIL_FROM: 'liftwatch@mail.example',
    LIFTWATCH_PUBLIC_URL: 'https://lifts.example/',
  }
}

function bytesOf(quoted: string): Buffer {
  return Buffer.from(
    quoted
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )
}

function parse(raw: string, from: string, to: string[]): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const encoding = headers.find(line => /^content-transfer-encoding:/i.test(line))?.split(': ')[1]
  const body = raw.slice(end + 4)
  const bytes =
    encoding === 'base64' ? Buffer.from(body, 'base64') : encoding === 'quoted-printable' ? bytesOf(body) : body
  return { from, to, headers, text: bytes.toString('utf8').replace(/\r\n/g, '\n') }
}

/** A real SMTP server on loopback. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (mailServer.refuse !== undefined) return done(new Error(mailServer.refuse))
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        const to = rcptTo.map(({ address }) => address)
        received.push(parse(Buffer.concat(chunks).toString('latin1'), from, to))
        return done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: undefined,
    stop: () => new Promise(resolve => server.close(resolve)),
  }
  return mailServer
}

/** The token of the link in a mail, and the page that it opens. */
export function linkOf(text: string | null): { url: string; token: string } {
  const url = /https?:\/\/\S+/.exec(text ?? '')![0]
  return { url, token: /[tT]oken=([\w-]+)/.exec(url)![1]! }
}
