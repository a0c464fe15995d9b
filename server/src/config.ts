import { resolve } from 'node:path'
import { checkInput } from '@liftwatch/core/contract/check-input'
import { timeZoneInput, usualTimeZone } from '@liftwatch/core/contract/time-zone'
import { dayMs, exportsAtOnceMax, lateEdgeMaxMs, newAlarmsMax, openAlarmsMax } from '@liftwatch/core/limits'
import { z } from 'zod'
import { mapTilesOf, tilesSetting } from './http/map-tiles'
import { retentionOf, retentionSettings } from './retention/retention-settings'
import { listenerProblems, listenerSettings, secureListeners } from './tls/listener-settings'
import { daysOfMonthMin, heldMonths, heldMonthsMax, heldMonthsMin } from './months/held-months'
import { parseTrustedProxies, trustedProxiesAdvice } from './http/trusted-proxies'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.stringbool()
const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be a URL such as ${example}` })

const smtpExample = 'smtps://user:password@mail.example:465'

/** Beside the exports, which hold theirs for minutes: one each to take in, to answer, and for what comes at the same moment. */
const poolSizeMin = exportsAtOnceMax + 3

/**
 * Plain HTTP would show everyone on the way who logs in, and with what; on this machine no one is on the way. What is no address at all has
 * been refused as such.
 */
export function isSafeToLogIn(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Every setting of the server, by its environment variable. An empty variable counts as not set. */
const environment = z
  .object({
    /** Port of the web console and the API; 0 takes any free one. */
    LIFTWATCH_PORT: port.default(7070),
    LIFTWATCH_HOST: z.string().default('127.0.0.1'),
    /** Port of the embedded MQTT broker. */
    LIFTWATCH_MQTT_PORT: port.default(7883),
    LIFTWATCH_MQTT_HOST: z.string().default('127.0.0.1'),
    ...listenerSettings,
    ...retentionSettings,
    /** Folder of the embedded database and of what is generated: passwords, logs. */
    LIFTWATCH_DATA: z
      .string()
      .default('.liftwatch')
      .transform(folder => resolve(folder)),
    /** 32 bytes in base64, by which secrets in the database are encrypted; the same for all servers of one database. */
    LIFTWATCH_SECRET_KEY_FILE: z
      .string()
      .transform(file => resolve(file))
      .optional(),
    /** A PostgreSQL of one's own (15 or newer) instead of the embedded one. */
    DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/liftwatch').optional(),
    /** The same database as the role that owns its tables, where DATABASE_URL's is another, which is granted what it needs. */
    DATABASE_MIGRATION_URL: url(/^postgres(ql)?$/, 'postgres://owner:password@host:5432/liftwatch').optional(),
    /** A copy of the same database (a hot standby), from which reports and exports are read. */
    DATABASE_REPLICA_URL: url(/^postgres(ql)?$/, 'postgres://user:password@replica:5432/liftwatch').optional(),
    /** The copy is read only while it is no older than this. */
    LIFTWATCH_REPLICA_LAG_SECONDS: z.coerce.number().int().min(2).max(3_600).default(10),
    DATABASE_POOL_SIZE: z.coerce
      .number()
      .int()
      .min(poolSizeMin, { error: `must be at least ${poolSizeMin}: exports hold up to ${exportsAtOnceMax} of them` })
      .max(500)
      .default(16),
    /** A broker of one's own (Mosquitto, EMQX) instead of the embedded one. */
    MQTT_URL: url(/^(mqtts?|wss?)$/, 'mqtts://user:password@host:8883').optional(),
    /** Names this server to an outside broker, which keeps what it has missed under this name. */
    LIFTWATCH_MQTT_CLIENT_ID: z
      .string()
      .regex(/^[\w-]{1,40}$/, { error: 'must be 1 to 40 letters, digits, - or _' })
      .default('liftwatch-1'),
    /** Servers of one estate share an outside broker's messages under this name. */
    LIFTWATCH_MQTT_GROUP: z
      .string()
      .regex(/^[\w-]{1,40}$/, { error: 'must be 1 to 40 letters, digits, - or _' })
      .default('liftwatch'),
    /** Alarms that are older when they arrive are stored as dead letters; more where history is brought in through devices' messages. */
    LIFTWATCH_LATE_ALARM_DAYS: z.coerce
      .number()
      .int()
      .min(1)
      .max(36_500)
      .default(lateEdgeMaxMs / dayMs),
    /** A lift's further alarms are shown as one: open ones (and traps apart), and those that began within a minute. */
    LIFTWATCH_OPEN_ALARMS_PER_LIFT: z.coerce.number().int().min(1).max(10_000).default(openAlarmsMax),
    LIFTWATCH_NEW_ALARMS_PER_LIFT: z.coerce.number().int().min(1).max(10_000).default(newAlarmsMax),
    /** How long closed alarms and their edges are held, in whole months; what is open is held for as long as it is. */
    LIFTWATCH_KEEP_ALARMS_MONTHS: z.coerce
      .number()
      .int()
      .min(heldMonthsMin, {
        error: `must be at least ${heldMonthsMin}: reports compare a month with that of the year before`,
      })
      .max(heldMonthsMax)
      .default(heldMonths),
    /** The time zone in which the estate's days, weeks and months begin and times are shown. */
    LIFTWATCH_TIME_ZONE: z._default(timeZoneInput, usualTimeZone),
    LIFTWATCH_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Cookies are sent over HTTPS only; so by itself with a certificate, and to be set where a proxy serves the console over HTTPS. */
    LIFTWATCH_SECURE_COOKIES: flag.optional(),
    /** The proxies whose X-Forwarded-For is believed. */
    LIFTWATCH_TRUST_PROXY: z
      .string()
      .refine(value => parseTrustedProxies(value) !== undefined, { error: trustedProxiesAdvice })
      .transform(value => parseTrustedProxies(value)!)
      .optional(),
    /** Connections over HTTP, altogether and of one address; a trusted proxy's address is not counted. */
    LIFTWATCH_CONNECTIONS: z.coerce.number().int().min(10).max(100_000).default(10_000),
    LIFTWATCH_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(10).max(100_000).default(500),
    /** Lets a program elsewhere read /metrics, as a bearer token. */
    LIFTWATCH_METRICS_TOKEN: z
      .string()
      .regex(/^\S{16,200}$/, { error: 'must have 16 to 200 characters without blanks' })
      .optional(),
    /** Where maps take their pictures from; empty for maps without any. */
    LIFTWATCH_TILES_URL: tilesSetting,
    /** Whose maps they are, said beside them. */
    LIFTWATCH_TILES_ATTRIBUTION: z.string().max(200).optional(),
    /** The provider of single sign-on (OpenID Connect): its address, as its metadata has it. */
    LIFTWATCH_OIDC_ISSUER: url(/^https?$/, 'https://login.example')
      .refine(isSafeToLogIn, { error: 'must begin with https:// unless it is on this machine' })
      .optional(),
    LIFTWATCH_OIDC_CLIENT_ID: z.string().optional(),
    LIFTWATCH_OIDC_CLIENT_SECRET_FILE: z
      .string()
      .transform(file => resolve(file))
      .optional(),
    /** What the button says that people log in with. */
    LIFTWATCH_OIDC_NAME: z.string().max(60).optional(),
    /** Set where the provider always asks for a second factor, although it does not say so (`amr`, `acr`). */
    LIFTWATCH_OIDC_MFA: z.literal('trusted', { error: "must be 'trusted', or not set" }).optional(),
    /** A JSON file that lists the outside dashboards, which the console shows in frames. */
    LIFTWATCH_DASHBOARDS: z
      .string()
      .transform(path => resolve(path))
      .optional(),
    /** Where people reach the console: links in mails begin with it. */
    LIFTWATCH_PUBLIC_URL: url(/^https?$/, 'https://lifts.example').optional(),
    /** The mail server; without one mails stay in the outbox, where administrators read them. */
    LIFTWATCH_SMTP_URL: url(/^smtps?$/, smtpExample).optional(),
    /** The address that mails come from. */
    LIFTWATCH_MAIL_FROM: z.email({ error: 'must be an e-mail address such as liftwatch@mail.example' }).optional(),
  })
  .check(({ value, issues }) => {
    const needed = ['LIFTWATCH_OIDC_ISSUER', 'LIFTWATCH_OIDC_CLIENT_ID', 'LIFTWATCH_OIDC_CLIENT_SECRET_FILE'] as const
    const more = ['LIFTWATCH_OIDC_NAME', 'LIFTWATCH_OIDC_MFA'] as const
    if ([...needed, ...more].every(name => value[name] === undefined)) return
    for (const name of needed.filter(one => value[one] === undefined)) {
      const message = 'must be set with the other settings of single sign-on'
      issues.push({ code: 'custom', path: [name], message, input: value })
    }
  })
  .check(({ value, issues }) => {
    for (const [name, message] of listenerProblems(value)) {
      issues.push({ code: 'custom', path: [name], message, input: value })
    }
  })
  .refine(value => value.DATABASE_REPLICA_URL === undefined || value.DATABASE_URL !== undefined, {
    path: ['DATABASE_REPLICA_URL'],
    error: 'must be set with DATABASE_URL: the embedded database has no copy',
  })
  .refine(value => value.LIFTWATCH_SMTP_URL === undefined || value.LIFTWATCH_MAIL_FROM !== undefined, {
    path: ['LIFTWATCH_MAIL_FROM'],
    error: 'must be set with LIFTWATCH_SMTP_URL, such as liftwatch@mail.example',
  })

export type Config = ReturnType<typeof parseConfig>

/** A setting that cannot be used; its message is the one line to print. */
export class ConfigError extends Error {}

/** The one setting that is set by being empty. */
const emptyMeansNone = 'LIFTWATCH_TILES_URL'

/** Reads the settings. Throws a ConfigError that names each wrong variable and the fix. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || name === emptyMeansNone),
  )
  const parsed = checkInput(environment, given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      issue => `${issue.path.join('.')}: ${issue.message} (it is ${JSON.stringify(given[String(issue.path[0])])})`,
    )
    throw new ConfigError(`Configuration: ${problems.join('; ')}`)
  }
  const value = parsed.data
  const { LIFTWATCH_SMTP_URL: smtpUrl, LIFTWATCH_MAIL_FROM: from } = value
  const { LIFTWATCH_OIDC_ISSUER: issuer, LIFTWATCH_OIDC_CLIENT_ID: clientId } = value
  const { LIFTWATCH_OIDC_CLIENT_SECRET_FILE: clientSecretFile } = value
  const secure = secureListeners(value)
  return {
    http: { host: value.LIFTWATCH_HOST, port: value.LIFTWATCH_PORT },
    mqtt: {
      host: value.LIFTWATCH_MQTT_HOST,
      port: value.LIFTWATCH_MQTT_PORT,
      url: value.MQTT_URL,
      clientId: value.LIFTWATCH_MQTT_CLIENT_ID,
      group: value.LIFTWATCH_MQTT_GROUP,
    },
    database: {
      url: value.DATABASE_URL,
      migrationUrl: value.DATABASE_MIGRATION_URL,
      poolSize: value.DATABASE_POOL_SIZE,
      replicaUrl: value.DATABASE_REPLICA_URL,
      replicaLagMaxMs: value.LIFTWATCH_REPLICA_LAG_SECONDS * 1_000,
    },
    alarms: {
      // What is forgotten the next night is not taken.
      lateMaxMs: dayMs * Math.min(value.LIFTWATCH_LATE_ALARM_DAYS, value.LIFTWATCH_KEEP_ALARMS_MONTHS * daysOfMonthMin),
      heldMonths: value.LIFTWATCH_KEEP_ALARMS_MONTHS,
      openMax: value.LIFTWATCH_OPEN_ALARMS_PER_LIFT,
      newMax: value.LIFTWATCH_NEW_ALARMS_PER_LIFT,
    },
    retention: retentionOf(value),
    timeZone: value.LIFTWATCH_TIME_ZONE,
    dataFolder: value.LIFTWATCH_DATA,
    secretKeyFile: value.LIFTWATCH_SECRET_KEY_FILE,
    logLevel: value.LIFTWATCH_LOG_LEVEL,
    secure,
    hasSecureCookies: value.LIFTWATCH_SECURE_COOKIES ?? secure.http !== undefined,
    trustsProxy: value.LIFTWATCH_TRUST_PROXY?.trusts,
    connectionsMax: value.LIFTWATCH_CONNECTIONS,
    connectionsPerAddressMax: value.LIFTWATCH_CONNECTIONS_PER_ADDRESS,
    mapTiles: mapTilesOf(value.LIFTWATCH_TILES_URL, value.LIFTWATCH_TILES_ATTRIBUTION),
    metricsToken: value.LIFTWATCH_METRICS_TOKEN,
    publicUrl: value.LIFTWATCH_PUBLIC_URL?.replace(/\/+$/, ''),
    dashboardsFile: value.LIFTWATCH_DASHBOARDS,
    oidc:
      issuer && clientId && clientSecretFile
        ? {
            issuer,
            clientId,
            clientSecretFile,
            name: value.LIFTWATCH_OIDC_NAME ?? 'single sign-on',
            isSecondFactorTrusted: value.LIFTWATCH_OIDC_MFA === 'trusted',
          }
        : undefined,
    mail: smtpUrl && from ? { smtpUrl, from } : undefined,
  }
}
