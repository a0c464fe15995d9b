import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../server/src/config'

const https = { LIFTWATCH_TLS_CERT_FILE: '/tls/cert.pem', LIFTWATCH_TLS_KEY_FILE: '/tls/key.pem' }
const mqtts = { LIFTWATCH_MQTTS_CERT_FILE: '/tls/mqtt.pem', LIFTWATCH_MQTTS_KEY_FILE: '/tls/mqtt.key' }
const elsewhere = '0.0.0.0'

describe('an address that other machines reach', () => {
  it.each([
    ['all of IPv4', { LIFTWATCH_HOST: elsewhere }],
    ['all of IPv6', { LIFTWATCH_HOST: '::' }],
    ['one of a network', { LIFTWATCH_HOST: '10.0.0.7' }],
    ['a name', { LIFTWATCH_HOST: 'lifts.example' }],
    ['a name that only looks like this machine', { LIFTWATCH_HOST: '127.0.0.1.lifts.example' }],
    ['what is allowed for devices alone', { LIFTWATCH_HOST: elsewhere, LIFTWATCH_ALLOW_PLAIN: 'mqtt' }],
  ])('without TLS is refused for the console: %s', (_, env) => {
    expect(() => parseConfig(env)).toThrow(
      /^Configuration: LIFTWATCH_HOST: can be reached by other machines, .*unencrypted: set LIFTWATCH_TLS_CERT_FILE and LIFTWATCH_TLS_KEY_FILE, or name your proxy that ends TLS in LIFTWATCH_TRUST_PROXY, or accept it with LIFTWATCH_ALLOW_PLAIN=http \(it is "[^"]+"\)$/,
    )
  })

  it.each(['loopback', '127.0.0.1', '127.0.0.0/8,::1'])(
    'is not that of a proxy on this machine, %s, which reaches another',
    proxy => {
      const env = { LIFTWATCH_HOST: elsewhere, LIFTWATCH_TRUST_PROXY: proxy }
      expect(() => parseConfig(env)).toThrow(/LIFTWATCH_HOST: .* or set it to 127\.0\.0\.1, as your proxy/)
    },
  )

  it.each([
    ['a certificate', https],
    ['a proxy that is named', { LIFTWATCH_TRUST_PROXY: '10.0.0.5' }],
    ['proxies that are counted', { LIFTWATCH_TRUST_PROXY: '1' }],
    ['plain words', { LIFTWATCH_ALLOW_PLAIN: 'http' }],
  ])('may be listened on with %s', (_, env) => {
    expect(parseConfig({ LIFTWATCH_HOST: elsewhere, ...env }).http.host).toBe(elsewhere)
  })

  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', 'localhost'])('is not %s', host => {
    expect(parseConfig({ LIFTWATCH_HOST: host, LIFTWATCH_MQTT_HOST: host }).mqtt.host).toBe(host)
  })

  it('without TLS is refused for devices too, for which a proxy of HTTP does nothing', () => {
    const env = { LIFTWATCH_MQTT_HOST: elsewhere }
    const refusal =
      /^Configuration: LIFTWATCH_MQTT_HOST: .*: leave it out and set LIFTWATCH_MQTTS_PORT and LIFTWATCH_MQTTS_HOST with a certificate, or accept it with LIFTWATCH_ALLOW_PLAIN=mqtt \(it is "0\.0\.0\.0"\)$/
    for (const more of [{}, { LIFTWATCH_TRUST_PROXY: '10.0.0.5' }, https, { LIFTWATCH_ALLOW_PLAIN: 'http' }]) {
      expect(() => parseConfig({ ...env, ...more })).toThrow(refusal)
    }
    expect(parseConfig({ ...env, LIFTWATCH_ALLOW_PLAIN: 'http, mqtt' }).mqtt.host).toBe(elsewhere)
    // Where the broker is outside, nothing listens there.
    expect(parseConfig({ ...env, MQTT_URL: 'mqtts://broker.example' }).mqtt.host).toBe(elsewhere)
  })

  it('is named in one line for both', () => {
    expect(() => parseConfig({ LIFTWATCH_HOST: elsewhere, LIFTWATCH_MQTT_HOST: elsewhere })).toThrow(
      /^Configuration: LIFTWATCH_HOST: .*; LIFTWATCH_MQTT_HOST: [^\n]*$/,
    )
  })

  it('is allowed by words that are known, and no others', () => {
    for (const value of ['yes', 'true', 'http,https', ',']) {
      expect(() => parseConfig({ LIFTWATCH_ALLOW_PLAIN: value })).toThrow(
        `Configuration: LIFTWATCH_ALLOW_PLAIN: must be http, mqtt or http,mqtt (it is "${value}")`,
      )
    }
  })
})

describe('settings of certificates', () => {
  const client = { LIFTWATCH_MQTTS_CLIENT_CA_FILE: '/tls/ca.pem' }

  it.each([
    [{ LIFTWATCH_TLS_CERT_FILE: '/c' }, 'LIFTWATCH_TLS_KEY_FILE: must be set with LIFTWATCH_TLS_CERT_FILE'],
    [{ LIFTWATCH_TLS_KEY_FILE: '/k' }, 'LIFTWATCH_TLS_CERT_FILE: must be set with LIFTWATCH_TLS_KEY_FILE'],
    [{ LIFTWATCH_MQTTS_KEY_FILE: '/k' }, 'LIFTWATCH_MQTTS_CERT_FILE: must be set with LIFTWATCH_MQTTS_KEY_FILE'],
    [mqtts, 'LIFTWATCH_MQTTS_PORT: must be set with LIFTWATCH_MQTTS_CERT_FILE, to the port'],
    [{ ...https, ...client }, 'LIFTWATCH_MQTTS_PORT: must be set with LIFTWATCH_MQTTS_CLIENT_CA_FILE, to the port'],
    [{ LIFTWATCH_MQTTS_PORT: '8883' }, 'LIFTWATCH_MQTTS_PORT: needs LIFTWATCH_MQTTS_CERT_FILE and'],
    [
      { ...https, LIFTWATCH_MQTTS_PORT: '8883', MQTT_URL: 'mqtts://broker.example' },
      'LIFTWATCH_MQTTS_PORT: must be left out with MQTT_URL',
    ],
    [
      {
        ...https,
        ...client,
        LIFTWATCH_MQTTS_PORT: '8883',
        LIFTWATCH_MQTT_HOST: elsewhere,
        LIFTWATCH_ALLOW_PLAIN: 'mqtt',
      },
      'LIFTWATCH_MQTT_HOST: can be reached by devices that show no certificate',
    ],
    [
      { ...https, LIFTWATCH_PUBLIC_URL: 'http://lifts.example' },
      'LIFTWATCH_PUBLIC_URL: must begin with https:// where LIFTWATCH_TLS_CERT_FILE is set',
    ],
  ])('that do not go together are refused: %j', (env, problem) => {
    expect(() => parseConfig(env as Record<string, string>)).toThrow(`Configuration: ${problem}`)
  })

  it('are the broker’s own, or else the console’s', () => {
    const port = { LIFTWATCH_MQTTS_PORT: '8883' }
    const certOf = (env: Record<string, string>) => parseConfig(env).secure.mqtts?.files.cert
    expect(certOf(https)).toBeUndefined()
    expect(certOf({ ...https, ...port })).toEqual({ variable: 'LIFTWATCH_TLS_CERT_FILE', file: '/tls/cert.pem' })
    expect(certOf({ ...https, ...mqtts, ...port })?.file).toBe('/tls/mqtt.pem')
    expect(parseConfig({ ...mqtts, ...port }).secure.http).toBeUndefined()
  })

  it('make cookies Secure by themselves, unless it is said otherwise', () => {
    expect(parseConfig({}).hasSecureCookies).toBe(false)
    expect(parseConfig(https).hasSecureCookies).toBe(true)
    expect(parseConfig({ ...https, LIFTWATCH_SECURE_COOKIES: 'false' }).hasSecureCookies).toBe(false)
    expect(parseConfig({ LIFTWATCH_SECURE_COOKIES: 'true' }).hasSecureCookies).toBe(true)
  })
})
