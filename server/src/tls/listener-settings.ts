import { resolve } from 'node:path'
import { z } from 'zod'
import type { TrustedProxies } from '../http/trusted-proxies'
import type { CertificateFiles, NamedFile } from './certificate-pair'

const file = z
  .string()
  .transform(path => resolve(path))
  .optional()

const protocols = ['http', 'mqtt'] as const
type Protocol = (typeof protocols)[number]

/** The settings of what the server listens with: certificates, and what may be plain. */
export const listenerSettings = {
  /** The certificate of the console and the API, those of its authorities after it, and its key: HTTPS. */
  LIFTWATCH_TLS_CERT_FILE: file,
  LIFTWATCH_TLS_KEY_FILE: file,
  /** Port of the embedded broker over TLS; 0 takes any free one. */
  LIFTWATCH_MQTTS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  LIFTWATCH_MQTTS_HOST: z.string().default('127.0.0.1'),
  /** The broker's own, where it is not that of the console. */
  LIFTWATCH_MQTTS_CERT_FILE: file,
  LIFTWATCH_MQTTS_KEY_FILE: file,
  /** Devices show a certificate that one of these authorities has signed. */
  LIFTWATCH_MQTTS_CLIENT_CA_FILE: file,
  /** What may be reached from other machines without TLS. */
  LIFTWATCH_ALLOW_PLAIN: z
    .string()
    .regex(/^(http|mqtt)( *, *(http|mqtt))*$/, { error: 'must be http, mqtt or http,mqtt' })
    .transform(value => protocols.filter(protocol => value.includes(protocol)))
    .optional(),
} as const

const shape = z.object(listenerSettings)

/** What the rules below look at: these settings and what others say of who listens where. */
interface Given extends z.output<typeof shape> {
  readonly LIFTWATCH_HOST: string
  readonly LIFTWATCH_MQTT_HOST: string
  readonly MQTT_URL?: string | undefined
  readonly LIFTWATCH_TRUST_PROXY?: TrustedProxies | undefined
  readonly LIFTWATCH_PUBLIC_URL?: string | undefined
}

/** An address of this machine that no other reaches. A name that is not known to be one is taken for none. */
function isLoopback(host: string): boolean {
  return /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|::1)$/i.test(host)
}

type Problem = readonly [name: keyof Given, message: string]

function pairProblems(given: Given): Problem[] {
  return (['LIFTWATCH_TLS', 'LIFTWATCH_MQTTS'] as const).flatMap((listener): Problem[] => {
    const names = [`${listener}_CERT_FILE`, `${listener}_KEY_FILE`] as const
    const [cert, key] = names
    if ((given[cert] === undefined) === (given[key] === undefined)) return []
    return given[cert] === undefined ? [[cert, `must be set with ${key}`]] : [[key, `must be set with ${cert}`]]
  })
}

function brokerProblems(given: Given): Problem[] {
  const own = [
    'LIFTWATCH_MQTTS_CERT_FILE',
    'LIFTWATCH_MQTTS_KEY_FILE',
    'LIFTWATCH_MQTTS_CLIENT_CA_FILE',
    'LIFTWATCH_MQTTS_PORT',
  ] as const
  const set = own.find(name => given[name] !== undefined)
  if (set === undefined) return []
  if (given.MQTT_URL !== undefined) {
    return [[set, 'must be left out with MQTT_URL: devices connect to that broker, whose certificates are its own']]
  }
  if (given.LIFTWATCH_MQTTS_PORT === undefined) {
    return [['LIFTWATCH_MQTTS_PORT', `must be set with ${set}, to the port of the broker over TLS such as 8883`]]
  }
  if (given.LIFTWATCH_MQTTS_CERT_FILE !== undefined || given.LIFTWATCH_TLS_CERT_FILE !== undefined) return []
  const needed = 'needs LIFTWATCH_MQTTS_CERT_FILE and LIFTWATCH_MQTTS_KEY_FILE'
  return [['LIFTWATCH_MQTTS_PORT', `${needed}, or those of LIFTWATCH_TLS_CERT_FILE and LIFTWATCH_TLS_KEY_FILE`]]
}

const others = 'can be reached by other machines, which would send passwords and tokens unencrypted'

function plainProblems(given: Given): Problem[] {
  const isAllowed = (protocol: Protocol) => given.LIFTWATCH_ALLOW_PLAIN?.includes(protocol) === true
  const problems: Problem[] = []
  const { LIFTWATCH_HOST: host, LIFTWATCH_MQTT_HOST: mqttHost, LIFTWATCH_TRUST_PROXY: proxies } = given
  const isPlain = given.LIFTWATCH_TLS_CERT_FILE === undefined
  if (isPlain && !isLoopback(host) && (proxies === undefined || proxies.areAllHere) && !isAllowed('http')) {
    const proxy = proxies
      ? 'set it to 127.0.0.1, as your proxy of LIFTWATCH_TRUST_PROXY is on this machine'
      : 'name your proxy that ends TLS in LIFTWATCH_TRUST_PROXY'
    const set = 'set LIFTWATCH_TLS_CERT_FILE and LIFTWATCH_TLS_KEY_FILE'
    problems.push(['LIFTWATCH_HOST', `${others}: ${set}, or ${proxy}, or accept it with LIFTWATCH_ALLOW_PLAIN=http`])
  }
  if (given.MQTT_URL !== undefined || isLoopback(mqttHost)) return problems
  if (given.LIFTWATCH_MQTTS_CLIENT_CA_FILE !== undefined) {
    const without = 'can be reached by devices that show no certificate, which LIFTWATCH_MQTTS_CLIENT_CA_FILE asks for'
    problems.push(['LIFTWATCH_MQTT_HOST', `${without}: set it to 127.0.0.1, or leave it out`])
  } else if (!isAllowed('mqtt')) {
    const instead = 'leave it out and set LIFTWATCH_MQTTS_PORT and LIFTWATCH_MQTTS_HOST with a certificate'
    problems.push(['LIFTWATCH_MQTT_HOST', `${others}: ${instead}, or accept it with LIFTWATCH_ALLOW_PLAIN=mqtt`])
  }
  return problems
}

function addressProblems({ LIFTWATCH_PUBLIC_URL: url, LIFTWATCH_TLS_CERT_FILE: cert }: Given): Problem[] {
  if (cert === undefined || url === undefined || !/^http:/i.test(url)) return []
  return [['LIFTWATCH_PUBLIC_URL', 'must begin with https:// where LIFTWATCH_TLS_CERT_FILE is set']]
}

/** What does not go together, or would be reached without TLS: the settings, each with what to do. */
export function listenerProblems(given: Given): readonly Problem[] {
  return [pairProblems, brokerProblems, plainProblems, addressProblems].flatMap(rule => rule(given))
}

function filesOf(given: Given, listener: 'LIFTWATCH_TLS' | 'LIFTWATCH_MQTTS', clientCa: NamedFile | undefined) {
  const [certName, keyName] = [`${listener}_CERT_FILE`, `${listener}_KEY_FILE`] as const
  const [cert, key] = [given[certName], given[keyName]]
  if (cert === undefined || key === undefined) return undefined
  return { cert: { variable: certName, file: cert }, key: { variable: keyName, file: key }, clientCa }
}

export interface SecureListeners {
  /** Undefined where HTTP is plain. */
  readonly http: CertificateFiles | undefined
  /** Of the embedded broker over TLS, where there is one. */
  readonly mqtts: { readonly host: string; readonly port: number; readonly files: CertificateFiles } | undefined
}

/** The listeners over TLS, of settings without a problem. */
export function secureListeners(given: Given): SecureListeners {
  const { LIFTWATCH_MQTTS_PORT: port, LIFTWATCH_MQTTS_HOST: host, LIFTWATCH_MQTTS_CLIENT_CA_FILE: ca } = given
  const clientCa = ca === undefined ? undefined : { variable: 'LIFTWATCH_MQTTS_CLIENT_CA_FILE', file: ca }
  const files = filesOf(given, 'LIFTWATCH_MQTTS', clientCa) ?? filesOf(given, 'LIFTWATCH_TLS', clientCa)
  return {
    http: filesOf(given, 'LIFTWATCH_TLS', undefined),
    mqtts: port === undefined || files === undefined ? undefined : { host, port, files },
  }
}
