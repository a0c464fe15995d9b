import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import type { MapTiles } from '@liftwatch/core/contract/estate/map-tiles'
import { AppError } from '@liftwatch/core/errors'
import { tileOrigins } from './map-tiles'

/** Whether a browser says that another site made it ask; `none` is its own user, by address line, bookmark or mail. */
export function isFromOtherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/**
 * Refuses writes that a browser sends on another site's behalf. Programs outside a browser send neither header, and the
 * session cookie is same-site besides. Errors: foreign-origin.
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  if (isFromOtherSite(request)) throw new AppError('foreign-origin')
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === undefined && origin !== undefined && hostOf(origin) !== request.host)
    throw new AppError('foreign-origin')
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

const yearSeconds = 31_536_000

/** What `strict-transport-security` says where the console is served over HTTPS: for a year, nothing of this name by plain HTTP. */
const strictTransport = { maxAge: yearSeconds, includeSubDomains: true } as const
export const strictTransportText = `max-age=${yearSeconds}; includeSubDomains`

interface HeaderSettings {
  readonly hasSecureCookies: boolean
  readonly mapTiles: MapTiles
  /** Of the dashboards that the settings name: nothing else may be shown in a frame. */
  readonly frameOrigins: readonly string[]
}

/** Everything from here but the maps' pictures, styles inline as the component library needs them. */
const helmetOptions = ({ hasSecureCookies, mapTiles, frameOrigins }: HeaderSettings) => ({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', ...tileOrigins(mapTiles)],
      fontSrc: ["'self'", 'data:'],
      frameSrc: frameOrigins.length > 0 ? [...frameOrigins] : ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      // Set by the proxy that ends TLS: on plain loopback it would lock the console out.
      upgradeInsecureRequests: null,
    },
  },
  // By plain HTTP browsers do not believe it, and a console on loopback has nothing else.
  strictTransportSecurity: hasSecureCookies && strictTransport,
})

/** Their text is made once: `@fastify/helmet` makes it again for each call, which was a twentieth of what a call costs. */
export function addSecurityHeaders(app: FastifyInstance, settings: HeaderSettings): void {
  const addHeaders = helmet(helmetOptions(settings))
  app.addHook('onRequest', (request, reply, done) => addHeaders(request.raw, reply.raw, error => done(error as Error)))
}
