import { isIP } from 'node:net'
import type { SecureContextOptions, Server } from 'node:tls'
import { daysLeft } from '@liftwatch/core/files/pem'
import type { Logger } from 'pino'
import { ConfigError } from '../config'
import type { Metrics } from '../metrics'
import {
  CertificateProblem,
  isOpenToAll,
  pairOf,
  readTexts,
  timeProblem,
  type CertificateFiles,
  type CertificatePair,
  type CertificateTexts,
} from './certificate-pair'

/** The certificate of a listener, as its files have it now. */
export interface FollowedCertificate {
  /** For a listener that begins. */
  readonly options: () => SecureContextOptions
  /** Whether clients have to show a certificate. */
  readonly asksClients: boolean
  /** From the next change of the files on new connections begin with what they then hold; those that are open stay. */
  readonly renew: (server: Server) => void
  readonly stop: () => void
}

interface Settings {
  readonly listener: 'http' | 'mqtt'
  readonly files: CertificateFiles
  /** A name that the certificate should be for; undefined where none is known. */
  readonly name: string | undefined
  readonly log: Logger
  readonly metrics: Metrics
  readonly clock: () => number
}

/** Links that are changed below a folder, as tools that renew certificates do, say nothing: the files are read, a few KB each time. */
const lookEveryMs = 1_000

const isSame = (one: CertificateTexts, other: CertificateTexts) =>
  one.cert === other.cert && one.key === other.key && one.clientCa === other.clientCa

/**
 * Reads the certificate of a listener and follows its files. What cannot be used, or has expired, does not take the place of what is in use: it
 * is logged once. Errors: ConfigError, at the start alone.
 */
export async function followCertificate(settings: Settings): Promise<FollowedCertificate> {
  const { listener, files, name, log, metrics, clock } = settings
  const servers = new Set<Server>()
  let texts: CertificateTexts
  let pair: CertificatePair
  /** What was wrong at the last look, and whether that is logged. */
  let wrong: { readonly message: string; isLogged: boolean } | undefined
  let daysSaid = new Map<string, number>()

  /** Says of what ends soon, once a day, how long it has. */
  function sayEndings(): void {
    const at = clock()
    for (const { of, file, endsAt, warnFrom } of pair.endings) {
      const left = daysLeft(endsAt, at)
      metrics.certificateDays.set({ listener, of }, left)
      if (at < warnFrom || daysSaid.get(of) === left) continue
      daysSaid.set(of, left)
      const line = { listener, of, file, daysLeft: left, endsAt: new Date(endsAt).toISOString() }
      if (at > endsAt) log.error(line, 'a certificate has expired; put a new one in its file, which is read by itself')
      else log.warn(line, 'a certificate expires soon; put a new one in its file, which is read by itself')
    }
  }

  async function sayCarelessness(): Promise<void> {
    const { certificate } = pair
    if (await isOpenToAll(files).catch(() => false)) {
      log.warn({ listener, file: files.key.file }, 'every user of this machine may read the private key; chmod o= FILE')
    }
    if (clock() < Date.parse(certificate.validFrom)) {
      log.error({ listener, validFrom: certificate.validFrom }, 'the certificate is not valid yet; look at the clock')
    }
    if (name !== undefined && (isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name)) === undefined) {
      const names = certificate.subjectAltName ?? certificate.subject
      log.warn({ listener, name, names }, 'the certificate is not for the name in LIFTWATCH_PUBLIC_URL')
    }
  }

  async function lookAgain(): Promise<void> {
    const found = await readTexts(files)
    if (isSame(found, texts)) {
      wrong = undefined
      return
    }
    const renewed = pairOf(files, found, clock())
    const problem = timeProblem(files, renewed, clock())
    if (problem) throw problem
    texts = found
    pair = renewed
    wrong = undefined
    daysSaid = new Map()
    for (const server of servers) server.setSecureContext(pair.options)
    const { subjectAltName: names, validTo } = pair.certificate
    log.info({ listener, names, validTo, file: files.cert.file }, 'a new certificate is in use')
    await sayCarelessness()
  }

  function keepOld(error: unknown): void {
    if (!(error instanceof CertificateProblem)) throw error
    const { message } = error
    // Certificate and key are two files, and may be looked at between the one and the other: said at the second look.
    if (wrong?.message !== message) wrong = { message, isLogged: false }
    else if (!wrong.isLogged) {
      wrong.isLogged = true
      log.error({ listener, problem: message }, 'the new certificate cannot be used; the one before stays in use')
    }
  }

  try {
    texts = await readTexts(files)
    pair = pairOf(files, texts, clock())
  } catch (error) {
    throw error instanceof CertificateProblem
      ? new ConfigError(`Configuration: ${error.message}`, { cause: error })
      : error
  }
  await sayCarelessness()
  sayEndings()

  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= lookAgain()
      .catch(keepOld)
      .catch((error: unknown) => log.error({ err: error, listener }, 'the certificate could not be looked at'))
      .finally(() => {
        sayEndings()
        looking = undefined
      })
  }, lookEveryMs)
  return {
    options: () => pair.options,
    asksClients: files.clientCa !== undefined,
    renew: server => void servers.add(server),
    stop: () => clearInterval(timer),
  }
}
