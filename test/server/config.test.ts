import { expect, it } from 'vitest'
import { parseConfig } from '../../server/src/config'

const smtp = { LIFTWATCH_SMTP_URL: 'smtp://mail.example:25' }

it('mails are sent where a mail server and an address are set', () => {
  expect(parseConfig({}).mail).toBeUndefined()
  const { mail } = parseConfig({ ...smtp, LIFTWATCH_MAIL_FROM: 'liftwatch@mail.example' })
  expect(mail).toEqual({ smtpUrl: 'smtp://mail.example:25', from: 'liftwatch@mail.example' })
})

it.each([
  ['no address to send from', smtp, /^Configuration: LIFTWATCH_MAIL_FROM: must be set with LIFTWATCH_SMTP_URL/],
  [
    'an address that is none',
    { LIFTWATCH_MAIL_FROM: 'x\r\nBcc: y@z.example' },
    /LIFTWATCH_MAIL_FROM: must be an e-mail/,
  ],
  [
    'another kind of server',
    { LIFTWATCH_SMTP_URL: 'https://mail.example' },
    /LIFTWATCH_SMTP_URL: must be a URL such as/,
  ],
  [
    'an address of the console that is none',
    { LIFTWATCH_PUBLIC_URL: 'lifts.example' },
    /LIFTWATCH_PUBLIC_URL: must be a URL/,
  ],
  [
    'fewer connections than exports and calls need',
    { DATABASE_POOL_SIZE: '5' },
    /DATABASE_POOL_SIZE: must be at least 6: exports hold up to 3 of them \(it is "5"\)$/,
  ],
])('a start with %s is refused in one line', (_, env, message) => {
  expect(() => parseConfig(env)).toThrow(message)
})

it('the address of the console has no slash at its end', () => {
  expect(parseConfig({ LIFTWATCH_PUBLIC_URL: 'https://lifts.example/app//' }).publicUrl).toBe(
    'https://lifts.example/app',
  )
})
