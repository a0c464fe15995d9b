import type { TLSSocket } from 'node:tls'

/**
 * For whom the certificate is that the other side has shown: its common name and its DNS names, to the letter. Of names that Node writes in
 * quotes, because they hold commas or quotes, none is believed.
 */
export function certifiedNames(socket: TLSSocket): readonly string[] {
  const { subject, subjectaltname = '' } = socket.getPeerCertificate()
  const common = [subject?.CN ?? []].flat()
  const others = subjectaltname.includes('"') ? [] : subjectaltname.split(', ')
  return [...new Set([...common, ...others.flatMap(name => /^DNS:(.+)$/.exec(name)?.[1] ?? [])])]
}
