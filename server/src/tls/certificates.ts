import type { Logger } from 'pino'
import type { Metrics } from '../metrics'
import { followCertificate, type FollowedCertificate } from './followed-certificate'
import type { SecureListeners } from './listener-settings'

/** Those of the listeners that have one. */
export interface Certificates {
  readonly http: FollowedCertificate | undefined
  readonly mqtt: FollowedCertificate | undefined
}

interface Parts {
  readonly log: Logger
  readonly metrics: Metrics
  readonly clock: () => number
}

function hostOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).hostname.replace(/^\[|\]$/g, '')
}

/** Reads and follows the certificates that the settings name. Errors: ConfigError. */
export async function openCertificates(
  { http: files, mqtts }: SecureListeners,
  publicUrl: string | undefined,
  parts: Parts,
) {
  const http = files && (await followCertificate({ ...parts, listener: 'http', files, name: hostOf(publicUrl) }))
  const mqtt = mqtts && (await followCertificate({ ...parts, listener: 'mqtt', files: mqtts.files, name: undefined }))
  const certificates: Certificates = { http, mqtt }
  return {
    certificates,
    stop: async () => {
      http?.stop()
      mqtt?.stop()
    },
  }
}
