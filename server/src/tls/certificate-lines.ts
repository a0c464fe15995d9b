import { isIP } from 'node:net'
import { daysLeft } from '@liftwatch/core/domain/certificate-end'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics'
import { isOpenToAll, type CertificateFiles, type CertificatePair } from './certificate-pair'

export interface LineSettings {
  readonly listener: 'http' | 'mqtt'
  readonly files: CertificateFiles
  /** A name that the certificate should be for; undefined where none is known. */
  readonly name: string | undefined
  readonly log: Logger
  readonly metrics: Metrics
  readonly clock: () => number
}

const remedy = 'put a new one in its file, which is read by itself'

/** What the log and the figures say of the certificate of a listener. */
export class CertificateLines {
  readonly #settings: LineSettings
  /** How many days were said to be left. */
  readonly #said = new Map<string, number>()

  constructor(settings: LineSettings) {
    this.#settings = settings
  }

  /** Of what is in use from now on: where it was set up carelessly. */
  async begin({ certificate }: CertificatePair): Promise<void> {
    const { listener, files, name, log, clock } = this.#settings
    this.#said.clear()
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

  /** How long what is in use has left: as a figure each time, and of what ends soon as a line a day. */
  sayEndings({ endings }: CertificatePair): void {
    const { listener, log, metrics, clock } = this.#settings
    const at = clock()
    for (const { of, file, endsAt, warnFrom } of endings) {
      const left = daysLeft(endsAt, at)
      metrics.certificateDays.set({ listener, of }, left)
      if (at < warnFrom || this.#said.get(of) === left) continue
      this.#said.set(of, left)
      const line = { listener, of, file, daysLeft: left, endsAt: new Date(endsAt).toISOString() }
      if (at > endsAt) log.error(line, `a certificate has expired; ${remedy}`)
      else log.warn(line, `a certificate expires soon; ${remedy}`)
    }
  }
}
