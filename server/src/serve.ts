import type { AddressInfo } from 'node:net'
import { followTimeZone } from '@liftwatch/core/contract/time-zone'
import { reportWithinMs } from '@liftwatch/core/limits'
import type { Logger } from 'pino'
import { v7 as newId } from 'uuid'
import { loadSecretKey } from './accounts/secret-key'
import { buildApp } from './app'
import { sealJobs } from './audit/seal-jobs'
import { watchSeals } from './audit/watch-seals'
import type { Config } from './config'
import { Dashboards } from './dashboards/dashboards'
import { createLogIn } from './dashboards/log-in'
import { readDashboards } from './dashboards/settings'
import { makeDataFolder } from './data-folder'
import { connect, currentRole, type Connection, type ConnectionSettings } from './db/connect'
import { connectFigures } from './db/figure-connections'
import { openEmbeddedDatabase } from './db/embedded/embedded'
import { warnOfFewLocks } from './db/few-locks'
import { migrateDatabase } from './db/migrate'
import { openReplica } from './db/open-replica'
import { NoticeHub } from './events/notice-hub'
import { ensureFirstAdmin } from './first-admin'
import { reportConnections } from './http/call-turns'
import { secureServerOf } from './http/listener'
import type { Broker } from './ingest/broker'
import { startEmbeddedBroker } from './ingest/broker/embedded-broker'
import { followLosses } from './ingest/dead-letter-losses'
import { DeviceBudgets } from './ingest/device-budgets'
import { DeviceRefusals } from './ingest/device-refusals'
import { IngestHealth } from './ingest/ingest-health'
import { Intake } from './ingest/intake'
import { IngestMemory } from './ingest/memory'
import { followOutsideBroker } from './ingest/outside-broker'
import { recomputeJob } from './ingest/recompute-alarms'
import { startJobs } from './jobs/jobs'
import { openMailer } from './mail/mailer'
import { mailJob } from './mail/send-mails'
import { createMetrics } from './metrics'
import { monthsJob } from './months/months-job'
import { moveIntoMonths } from './months/move-into-months'
import { migrationsFolder, webFolder } from './paths'
import { keepAlarmDays } from './queries/alarm-days'
import { retentionJobs } from './retention/retention-jobs'
import { openConfiguredProvider } from './single-sign-on/open-configured'
import { createStopList } from './stop-list'
import { switchOffJob } from './switch-offs/switch-off-job'
import { openCertificates } from './tls/certificates'
import { noteFailedHandshakes } from './tls/failed-handshakes'
import type { FollowedCertificate } from './tls/followed-certificate'

export interface RunningServer {
  readonly url: string
  /** Of the embedded broker; 0 where the broker is outside. */
  readonly mqttPort: number
  /** Of the embedded broker over TLS; 0 where there is none. */
  readonly mqttsPort: number
  /** Of the role that owns the tables; for scripts beside the server. */
  readonly database: ConnectionSettings
  readonly stop: () => Promise<void>
}

/** Starts everything in order; if a step fails, what had started is stopped again. Stopping goes the other way round. */
export async function serve(config: Config, log: Logger, clock: () => number = Date.now): Promise<RunningServer> {
  const stops = createStopList(log)
  followTimeZone(config.timeZone)
  if (config.publicUrl?.startsWith('https:') && !config.hasSecureCookies) {
    log.warn(
      'the console is reached by HTTPS, and its cookies would go over HTTP too; set LIFTWATCH_SECURE_COOKIES=true',
    )
  }
  try {
    // Also where the database is outside and the key is elsewhere: what is generated goes there.
    makeDataFolder(config.dataFolder)
    const secretKey = await loadSecretKey(config.secretKeyFile, config.dataFolder)
    const metrics = createMetrics()
    const { certificates, stop } = await openCertificates(config.secure, config.publicUrl, { log, metrics, clock })
    stops.add('certificates', stop)
    const provider = await openConfiguredProvider(config)
    const dashboardLogIn = createLogIn()
    stops.add('dashboards', dashboardLogIn.close)
    const dashboards = new Dashboards(await readDashboards(config), dashboardLogIn.logIn, clock)
    let database: ConnectionSettings = { connectionString: config.database.migrationUrl ?? config.database.url }
    let working: ConnectionSettings = { connectionString: config.database.url }
    if (config.database.url === undefined) {
      const embedded = await openEmbeddedDatabase(config.dataFolder, log)
      stops.add('embedded database', embedded.stop)
      database = embedded.settings
      working = embedded.app
    }
    await migrateDatabase(database, migrationsFolder, await appRoleOf(database, working))
    const { poolSize } = config.database
    const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke')
    const connection = connect(working, poolSize, onError)
    stops.add('database connections', connection.close)
    const reports = connect(working, reportConnections(poolSize), onError, reportWithinMs)
    stops.add('connections of reports', reports.close)
    const { figures, close: closeFigures } = connectFigures(working, onError)
    stops.add('connections of figures', closeFigures)
    await warnOfFewLocks(connection.db, log)
    const replica = await openReplica(config.database, { primary: reports.db, log, metrics, stops, onError })
    await keepAlarmDays(connection.db, config.timeZone, clock())
    await ensureFirstAdmin(connection.db, config.dataFolder, log, clock())

    const hub = new NoticeHub(connection, log)
    await hub.start()
    stops.add('notices', () => hub.stop())
    const mailer = config.mail && openMailer(config.mail)
    const refusals = new DeviceRefusals(connection.db, log, metrics, clock)
    stops.add('refusals of devices', () => refusals.stop())
    const memory = new IngestMemory(config.alarms)
    const recompute = recomputeJob(memory.recentAlarms, refusals)
    let url = ''
    const publicUrl = () => config.publicUrl ?? url
    stops.add(
      'counts of dead letters',
      followLosses(memory.deadLetters, { db: connection.db, metrics, log, clock }).stop,
    )
    const clockWork = [
      recompute,
      moveIntoMonths(log),
      monthsJob(config.alarms.heldMonths, log, metrics),
      switchOffJob(publicUrl),
      ...sealJobs(log),
      ...retentionJobs(config.retention, { log, metrics }),
      ...(mailer ? [mailJob(mailer)] : []),
    ]
    const jobs = startJobs(connection, log, clock, clockWork)
    stops.add('jobs', jobs.stop)
    stops.add('look at seals', watchSeals({ db: connection.db, metrics, log, clock }).stop)
    const intake = new Intake(connection.db, log, metrics, clock, refusals, memory)
    stops.add('intake', () => intake.stop())
    hub.subscribe(
      notices => notices.some(({ kind }) => kind === 'lifts') && intake.estateChanged(),
      () => {},
    )
    const budgets = new DeviceBudgets()
    const broker = await startBroker(config, {
      connection,
      db: connection.db,
      hub,
      intake,
      budgets,
      refusals,
      metrics,
      certificate: certificates.mqtt,
      log,
      clock,
    })
    stops.add('broker', broker.stop)
    const ownDelayMs = (at: number) => Math.max(intake.delayMs(at), at - (broker.awaySince() ?? at))
    const health = new IngestHealth({ db: connection.db, hub, serverName: newId(), log, clock, ownDelayMs })
    health.start()
    stops.add('word of late messages', async () => health.stop())

    const app = await buildApp({
      ...config,
      publicUrl,
      secretKey,
      certificates,
      provider,
      dashboards,
      connection,
      reports,
      figures,
      replica,
      poolSize,
      hub,
      intake,
      broker,
      budgets,
      refusals,
      health,
      metrics,
      log,
      clock,
      webFolder,
    })
    stops.add('http', () => app.close())
    const secure = secureServerOf(app)
    if (secure && certificates.http) {
      certificates.http.renew(secure)
      noteFailedHandshakes(secure, { listener: 'http', log, metrics, clock })
    }
    await app.listen(config.http)
    const { port } = app.server.address() as AddressInfo
    url = addressOf(secure ? 'https' : 'http', config.http.host, port)
    return { url, mqttPort: broker.port, mqttsPort: broker.securePort, database, stop: stops.runAll }
  } catch (error) {
    await stops.runAll()
    throw error
  }
}

/** By which role the server works, where that is another than the one that migrates. */
async function appRoleOf(owner: ConnectionSettings, app: ConnectionSettings): Promise<string | undefined> {
  if (owner.connectionString !== undefined && owner.connectionString === app.connectionString) return undefined
  const [ownerRole, role] = await Promise.all([currentRole(owner), currentRole(app)])
  return role === ownerRole ? undefined : role
}

function addressOf(protocol: string, host: string, port: number): string {
  return `${protocol}://${host.includes(':') ? `[${host}]` : host}:${port}`
}

type BrokerParts = Omit<Parameters<typeof startEmbeddedBroker>[0], 'plain' | 'secure'> & {
  readonly connection: Connection
  readonly certificate: FollowedCertificate | undefined
}

function startBroker({ mqtt, secure: { mqtts } }: Config, { certificate, ...parts }: BrokerParts): Promise<Broker> {
  const secure = mqtts && certificate && { host: mqtts.host, port: mqtts.port, certificate }
  return mqtt.url === undefined
    ? startEmbeddedBroker({ ...parts, plain: { host: mqtt.host, port: mqtt.port }, secure })
    : followOutsideBroker({ ...parts, url: mqtt.url, clientId: mqtt.clientId, group: mqtt.group })
}
