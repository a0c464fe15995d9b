import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../server/src/config'

const smtp = { LIFTWATCH_SMTP_URL: 'smtp://mail.example:25' }

it('mails are sent where a mail server and an address are set', () => {
  expect(parseConfig({}).mail).toBeUndefined()
  const { mail } = parseConfig({ ...smtp, LIFTWATCH_MAIL_FROM: 'liftwatch@mail.example' })
  expect(mail).toEqual({ smtpUrl: 'smtp://mail.example:25', from: 'liftwatch@mail.example' })
})

it('maps are OpenStreetMap’s with its name, those of another server with what is said of them, or none', () => {
  expect(parseConfig({}).mapTiles).toEqual({
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
  })
  const own = { LIFTWATCH_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png?key=1' }
  expect(parseConfig(own).mapTiles).toEqual({ url: own.LIFTWATCH_TILES_URL, attribution: null })
  expect(parseConfig({ ...own, LIFTWATCH_TILES_ATTRIBUTION: '© Own maps' }).mapTiles).toEqual({
    url: own.LIFTWATCH_TILES_URL,
    attribution: { text: '© Own maps', url: null },
  })
  expect(parseConfig({ LIFTWATCH_TILES_URL: '' }).mapTiles).toBeNull()
})

it.each([
  ['no place in it', 'https://tiles.example/map.png'],
  ['a host that is not known before', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
  ['a placeholder that nothing fills', 'https://tiles.example/{z}/{x}/{y}{r}.png'],
  ['no host', '/tiles/{z}/{x}/{y}.png'],
  ['a script', 'javascript:{z}{x}{y}'],
])('an address of maps with %s is refused', (_, url) => {
  expect(() => parseConfig({ LIFTWATCH_TILES_URL: url })).toThrow(
    /^Configuration: LIFTWATCH_TILES_URL: must be empty, or an/,
  )
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
  [
    'half of the settings of single sign-on',
    { LIFTWATCH_OIDC_ISSUER: 'https://login.example', LIFTWATCH_OIDC_NAME: 'Council ID' },
    /^Configuration: LIFTWATCH_OIDC_CLIENT_ID: must be set with.*; LIFTWATCH_OIDC_CLIENT_SECRET_FILE: must be set with/,
  ],
  [
    'an address of a provider that is none',
    { LIFTWATCH_OIDC_ISSUER: 'login.example' },
    /^Configuration: LIFTWATCH_OIDC_ISSUER: must be a URL such as/,
  ],
  [
    'a provider across the network without TLS',
    { LIFTWATCH_OIDC_ISSUER: 'http://127.0.0.1.login.example' },
    /LIFTWATCH_OIDC_ISSUER: must begin with https:/,
  ],
  [
    'an unknown time zone',
    { LIFTWATCH_TIME_ZONE: 'Singapur' },
    /LIFTWATCH_TIME_ZONE: must be a time zone such as Asia\/Singapore or UTC \(it is "Singapur"\)/,
  ],
  ['a provider half trusted', { LIFTWATCH_OIDC_MFA: 'yes' }, /LIFTWATCH_OIDC_MFA: must be 'trusted'/],
])('a start with %s is refused in one line', (_, env, message) => {
  expect(() => parseConfig(env)).toThrow(message)
})

it('days begin in Singapore unless another zone is set', () => {
  expect(parseConfig({}).timeZone).toBe('Asia/Singapore')
  expect(parseConfig({ LIFTWATCH_TIME_ZONE: 'Europe/London' }).timeZone).toBe('Europe/London')
})

it('the address of the console has no slash at its end', () => {
  expect(parseConfig({ LIFTWATCH_PUBLIC_URL: 'https://lifts.example/app//' }).publicUrl).toBe(
    'https://lifts.example/app',
  )
})

describe('the proxies that are trusted', () => {
  const trusts = (value: string, address: string, hop = 0) =>
    parseConfig({ LIFTWATCH_TRUST_PROXY: value }).trustsProxy!(address, hop)

  it('are none unless they are named', () => {
    expect(parseConfig({}).trustsProxy).toBeUndefined()
    expect(parseConfig({ LIFTWATCH_TRUST_PROXY: '' }).trustsProxy).toBeUndefined()
  })

  it('are addresses, networks, words for them, or so many hops', () => {
    expect(trusts('10.0.0.5', '10.0.0.5')).toBe(true)
    expect(trusts('10.0.0.5', '10.0.0.6')).toBe(false)
    expect(trusts('10.0.0.5, 10.1.0.0/16', '10.1.200.3')).toBe(true)
    expect(trusts('loopback', '127.0.0.1')).toBe(true)
    expect(trusts('loopback,uniquelocal', '203.0.113.7')).toBe(false)
    expect(trusts('fd00::/8', 'fd12::1')).toBe(true)
    expect(trusts('10.0.0.0/8,::ffff:192.0.2.0/120', '192.0.2.5')).toBe(true)
    expect([0, 1, 2].map(hop => trusts('2', '203.0.113.7', hop))).toEqual([true, true, false])
  })

  it.each([
    'true',
    'false',
    'any',
    '*',
    '0',
    '10',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '128.0.0.0/128.0.0.0',
    '::ffff:0:0/96',
    '2000::/3',
    '10.0.0.1/33',
    '10.0.0.5,',
    'proxy.example',
    '3232235777',
  ])('are not %s: a start says what may be written', value => {
    expect(() => parseConfig({ LIFTWATCH_TRUST_PROXY: value })).toThrow(
      /^Configuration: LIFTWATCH_TRUST_PROXY: must be the addresses or networks of your proxies, such as .* leave it out for none \(it is "/,
    )
  })
})

it('the token for the figures is long enough not to be guessed', () => {
  expect(parseConfig({ LIFTWATCH_METRICS_TOKEN: 'x'.repeat(16) }).metricsToken).toBe('x'.repeat(16))
  expect(() => parseConfig({ LIFTWATCH_METRICS_TOKEN: 'short' })).toThrow(
    /LIFTWATCH_METRICS_TOKEN: must have 16 to 200/,
  )
})

it('single sign-on is where its provider, the client and its secret are set', () => {
  expect(parseConfig({}).oidc).toBeUndefined()
  const env = {
    LIFTWATCH_OIDC_ISSUER: 'http://[::1]:9000',
    LIFTWATCH_OIDC_CLIENT_ID: 'liftwatch',
    LIFTWATCH_OIDC_CLIENT_SECRET_FILE: '/run/secrets/oidc',
  }
  expect(parseConfig(env).oidc).toEqual({
    issuer: 'http://[::1]:9000',
    clientId: 'liftwatch',
    clientSecretFile: '/run/secrets/oidc',
    name: 'single sign-on',
    isSecondFactorTrusted: false,
  })
})
