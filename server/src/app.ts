import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import type { MapTiles } from '@liftwatch/core/contract/estate/map-tiles'
import { versionHeader } from '@liftwatch/core/contract/server-version'
import { timeZoneHeader } from '@liftwatch/core/contract/time-zone'
import { AppError } from '@liftwatch/core/errors'
import { version } from '@liftwatch/core/contract/version'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { v7 as newId } from 'uuid'
import type { SecretKey } from './accounts/secret-key'
import type { Dashboards } from './dashboards/dashboards'
import type { Connection } from './db/connect'
import type { Figures } from './db/figure-connections'
import type { Replica } from './db/replica'
import type { NoticeHub } from './events/notice-hub'
import { closeConnections } from './http/close-connections'
import { bareAnswers } from './http/bare-answers'
import { CallTurns } from './http/call-turns'
import { boundConnections } from './http/connection-bounds'
import { answerError } from './http/errors'
import { listenerOptions } from './http/listener'
import { logCalls } from './http/log-calls'
import { addOperations } from './http/operations'
import { auditRefusals } from './http/refusals'
import { findReadiness } from './http/readiness'
import { Repeated } from './http/repeated'
import { addLinesRoute, addRoute, type Route } from './http/route'
import { PromptCalls } from './http/prompt-calls'
import { addSecurityHeaders } from './http/security'
import { endSlowBodies } from './http/slow-bodies'
import type { TrustsProxy } from './http/trusted-proxies'
import { endUnusedAtStop } from './http/unused-connections'
import { SessionCache } from './http/session-cache'
import { addWebConsole } from './http/web-console'
import type { Broker } from './ingest/broker'
import type { DeviceBudgets } from './ingest/device-budgets'
import type { DeviceRefusals } from './ingest/device-refusals'
import type { IngestHealth } from './ingest/ingest-health'
import type { Intake } from './ingest/intake'
import type { Metrics } from './metrics'
import { accessRoutes } from './routes/access'
import { accountRoutes } from './routes/accounts'
import { auditRoutes } from './routes/audit'
import { buildingRoutes } from './routes/buildings'
import { complaintRoutes } from './routes/complaints'
import { maintenanceRoutes } from './routes/maintenance'
import { deviceAlarmRoutes } from './routes/device-alarms'
import { deviceTokenRoutes } from './routes/device-tokens'
import { dashboardRoutes } from './routes/dashboards'
import { estateRoutes } from './routes/estate'
import { deadLetterRoutes } from './routes/dead-letters'
import { eventRoutes } from './routes/events'
import { homeRoutes } from './routes/home'
import { ingestRoutes } from './routes/ingest'
import { invitationRoutes } from './routes/invitations'
import { inviteRoutes } from './routes/invite'
import { joinByLinkRoutes } from './routes/join-by-link'
import { groupMemberRoutes } from './routes/group-members'
import { groupPermissionRoutes } from './routes/group-permissions'
import { groupRoutes } from './routes/groups'
import { liftFaultRoutes } from './routes/lift-faults'
import { liftRoutes } from './routes/lifts'
import { lmdRoutes } from './routes/lmds'
import { lookupRoutes } from './routes/lookups'
import { unknownNameRoutes } from './routes/unknown-names'
import { mailRoutes } from './routes/mails'
import { mapRoutes } from './routes/maps'
import { organizationAdminRoutes } from './routes/organization-admin'
import { organizationRuleRoutes } from './routes/organization-rules'
import { organizationTypeRoutes } from './routes/organization-types'
import { organizationRoutes } from './routes/organizations'
import { passengerTrapRoutes } from './routes/passenger-traps'
import { peopleRoutes } from './routes/people'
import { propertyRoutes } from './routes/properties'
import { rbeRoutes } from './routes/rbes'
import { alarmLoadRoutes } from './routes/reports/alarm-load'
import { alarmReportRoutes } from './routes/reports/alarm-reports'
import { breakdownCodeRoutes } from './routes/reports/breakdown-codes'
import { chronicLiftRoutes } from './routes/reports/chronic-lifts'
import { liftReportRoutes } from './routes/reports/lift-reports'
import { tcmrRoutes } from './routes/reports/tcmr'
import { secondFactorRoutes } from './routes/second-factor'
import { addSingleSignOn, singleSignOnRoutes } from './routes/single-sign-on'
import { serviceAccountRoutes } from './routes/service-accounts'
import { sessionRoutes } from './routes/session'
import type { Provider } from './single-sign-on/provider'
import { switchOffRoutes } from './routes/switch-offs'
import { telemetryRoutes } from './routes/telemetry'
import { userSessionRoutes } from './routes/user-sessions'
import { userTokenRoutes } from './routes/user-tokens'
import { userRoutes } from './routes/users'
import type { Certificates } from './tls/certificates'

export interface AppSettings {
  readonly connection: Connection
  /** For reports: connections of their own, whose statements have a limit. */
  readonly reports: Connection
  readonly figures: Figures
  readonly replica: Replica
  /** How many connections the former has. */
  readonly poolSize: number
  readonly hub: NoticeHub
  readonly intake: Intake
  readonly broker: Pick<Broker, 'awaySince'>
  readonly budgets: DeviceBudgets
  readonly refusals: DeviceRefusals
  readonly health: IngestHealth
  readonly metrics: Metrics
  readonly log: Logger
  readonly clock: () => number
  /** The estate's. */
  readonly timeZone: string
  readonly webFolder: string
  readonly dataFolder: string
  readonly hasSecureCookies: boolean
  readonly trustsProxy: TrustsProxy | undefined
  readonly connectionsMax: number
  readonly connectionsPerAddressMax: number
  readonly metricsToken: string | undefined
  readonly mapTiles: MapTiles
  readonly secretKey: SecretKey
  readonly certificates: Certificates
  /** Of single sign-on, where one is configured. */
  readonly provider: Provider | undefined
  readonly dashboards: Dashboards
  /** Where people reach the console; known once the server listens. */
  readonly publicUrl: () => string
}

/** A page of rows is sent sooner than compressed; what is larger is worth the wait. Assets come compressed already. */
const compressFromBytes = 32_768

/** Builds the HTTP server whole; tests build the same. */
export async function buildApp(settings: AppSettings): Promise<FastifyInstance> {
  const { connection, hub, metrics, clock } = settings
  const sessions = new SessionCache()
  const promptCalls = new PromptCalls()
  const { routes: streamRoutes, endStreams } = eventRoutes({ ...settings, db: connection.db })
  hub.onAccessChange(() => sessions.forgetAll())
  const app = fastify({
    loggerInstance: settings.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustsProxy ?? false,
    // Ours alone: a name that a stranger gives a request could be that of another.
    genReqId: () => newId(),
    ...listenerOptions(settings.certificates.http),
    ...bareAnswers(settings),
  }) as unknown as FastifyInstance

  app.setErrorHandler(answerError)
  addSecurityHeaders(app, { ...settings, frameOrigins: settings.dashboards.origins() })
  // Answers only: what comes in is inflated by the call that takes it, once its sender is let in.
  await app.register(compress, { threshold: compressFromBytes, encodings: ['gzip'], globalDecompression: false })
  await app.register(cookie)

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    void reply.headers({ [timeZoneHeader]: settings.timeZone, [versionHeader]: version })
    // Of calls and errors; pages and their assets say otherwise themselves.
    void reply.header('cache-control', 'no-store')
    // What is sent to nowhere is not read first.
    if (request.is404 && request.method !== 'GET') throw new AppError('not-found')
  })
  logCalls(app, metrics)
  endSlowBodies(app)
  boundConnections(app, settings)
  app.addHook('preClose', async () => {
    endStreams()
    closeConnections(app)
  })

  endUnusedAtStop(app)
  const repeated = new Repeated(clock, settings.log)
  auditRefusals(app, { db: connection.db, clock, repeated })
  app.addHook('onClose', () => repeated.stop())

  const routes: Route[] = [
    ...sessionRoutes({ ...settings, repeated }),
    ...accountRoutes(settings),
    ...joinByLinkRoutes(settings),
    ...inviteRoutes(settings),
    ...invitationRoutes,
    ...secondFactorRoutes({ ...settings, repeated }),
    ...singleSignOnRoutes(settings),
    ...organizationRuleRoutes,
    ...mailRoutes,
    ...auditRoutes,
    ...userTokenRoutes,
    ...serviceAccountRoutes,
    ...userSessionRoutes,
    ...organizationRoutes,
    ...organizationAdminRoutes,
    ...organizationTypeRoutes,
    ...userRoutes,
    ...groupRoutes,
    ...groupPermissionRoutes,
    ...groupMemberRoutes,
    ...accessRoutes(settings),
    ...propertyRoutes,
    ...lookupRoutes,
    ...unknownNameRoutes,
    ...liftFaultRoutes,
    ...passengerTrapRoutes,
    ...rbeRoutes,
    ...deviceAlarmRoutes,
    ...liftRoutes,
    ...buildingRoutes,
    ...lmdRoutes,
    ...deviceTokenRoutes,
    ...mapRoutes(settings),
    ...complaintRoutes(settings),
    ...maintenanceRoutes,
    ...peopleRoutes,
    ...switchOffRoutes,
    ...telemetryRoutes,
    ...estateRoutes,
    ...dashboardRoutes(settings),
    ...alarmReportRoutes,
    ...liftReportRoutes,
    ...tcmrRoutes,
    ...breakdownCodeRoutes,
    ...chronicLiftRoutes,
    ...alarmLoadRoutes,
    ...homeRoutes(settings),
    ...streamRoutes,
    ...ingestRoutes(settings),
    ...deadLetterRoutes(settings),
  ]
  const shared = {
    db: connection.db,
    reports: settings.reports.db,
    replica: settings.replica,
    sessions,
    clock,
    notices: hub,
    promptCalls,
    callTurns: new CallTurns(settings.poolSize),
  }
  for (const route of routes) (route.endpoint.bodyLines ? addLinesRoute : addRoute)(app, route, shared)
  addSingleSignOn(app, settings, shared)
  addOperations(app, { ...settings, readiness: () => findReadiness({ ...settings, db: connection.db }) })
  await addWebConsole(app, settings.webFolder)
  return app
}
