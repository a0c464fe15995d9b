import type { SecureContextOptions, Server } from 'node:tls'
import { ConfigError } from '../config'
import { CertificateLines, type LineSettings } from './certificate-lines'
import {
  CertificateProblem,
  pairOf,
  readTexts,
  timeProblem,
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

/** Links that are changed below a folder, as tools that renew certificates do, say nothing: the files are read, a few KB each time. */
const lookEveryMs = 1_000

const isSame = (one: CertificateTexts, other: CertificateTexts) =>
  one.cert === other.cert && one.key === other.key && one.clientCa === other.clientCa

/**
 * Reads the certificate of a listener and follows its files. What cannot be used, or has expired, does not take the place of what is in use: it
 * is logged once. Errors: ConfigError, at the start alone.
 */
export async function followCertificate(settings: LineSettings): Promise<FollowedCertificate> {
  const { listener, files, log, clock } = settings
  const lines = new CertificateLines(settings)
  const servers = new Set<Server>()
  let texts: CertificateTexts
  let pair: CertificatePair
  /** What was wrong at the last look, and whether that is logged. */
  let wrong: { readonly message: string; isLogged: boolean } | undefined

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
    for (const server of servers) server.setSecureContext(pair.options)
    const { subjectAltName: names, validTo } = pair.certificate
    log.info({ listener, names, validTo, file: files.cert.file }, 'a new certificate is in use')
    await lines.begin(pair)
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
  await lines.begin(pair)
  lines.sayEndings(pair)

  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= lookAgain()
      .catch(keepOld)
      .catch((error: unknown) => log.error({ err: error, listener }, 'the certificate could not be looked at'))
      .finally(() => {
        lines.sayEndings(pair)
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
