import type { X509Certificate } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createSecureContext, type SecureContextOptions } from 'node:tls'
import { endOf } from '@liftwatch/core/domain/certificate-end'
import { certificatesIn, ownCertificate, PemProblem } from '@liftwatch/core/files/pem'
import { readWords } from '@liftwatch/core/files/read-words'

/** A file, by the setting that names it. */
export interface NamedFile {
  readonly variable: string
  readonly file: string
}

/** The files of a listener. */
export interface CertificateFiles {
  readonly cert: NamedFile
  readonly key: NamedFile
  /** Whose certificates its clients have to show; undefined where they show none. */
  readonly clientCa: NamedFile | undefined
}

/** What cannot be used, in one line that begins with the setting. */
export class CertificateProblem extends Error {}

/** What the files hold, before it is looked at. */
export interface CertificateTexts {
  readonly cert: string
  readonly key: string
  readonly clientCa: string | undefined
}

/** Something in the files that ends on a day. */
interface Ending {
  readonly of: 'certificate' | 'client-ca'
  readonly file: string
  readonly endsAt: number
  /** From when on it is said. */
  readonly warnFrom: number
}

export interface CertificatePair {
  readonly certificate: X509Certificate
  readonly options: SecureContextOptions
  readonly endings: readonly Ending[]
}

/** TLS 1.2 with the ciphers that TLS 1.3 has too, or their like: ephemeral keys and authenticated encryption alone. */
const ciphers = [
  'TLS_AES_128_GCM_SHA256',
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
].join(':')

function problem({ variable }: NamedFile, message: string): CertificateProblem {
  return new CertificateProblem(`${variable}: ${message}`)
}

async function read(named: NamedFile): Promise<string> {
  try {
    return await readFile(named.file, 'utf8')
  } catch (error) {
    throw problem(named, `${named.file} cannot be read: ${readWords(error)}`)
  }
}

/** Reads the files as they are now. Errors: CertificateProblem. */
export async function readTexts({ cert, key, clientCa }: CertificateFiles): Promise<CertificateTexts> {
  return { cert: await read(cert), key: await read(key), clientCa: clientCa && (await read(clientCa)) }
}

/** Whether every user of this machine may read the key. */
export async function isOpenToAll({ key }: CertificateFiles): Promise<boolean> {
  return ((await stat(key.file)).mode & 0o007) !== 0
}

/** Of several authorities the one that ends first; one that is over already is the old one of a change, unless there is no other. */
function firstEnding(certificates: readonly X509Certificate[], at: number): X509Certificate {
  const byEnd = certificates.toSorted((one, other) => endOf(one).endsAt - endOf(other).endsAt)
  return byEnd.find(certificate => endOf(certificate).endsAt > at) ?? byEnd.at(-1)!
}

function authoritiesIn(clientCa: NamedFile, text: string): X509Certificate[] {
  try {
    return certificatesIn(clientCa.file, text)
  } catch (error) {
    throw problem(clientCa, (error as Error).message)
  }
}

function certificateIn({ cert, key }: CertificateFiles, texts: CertificateTexts): X509Certificate {
  try {
    return ownCertificate({ file: cert.file, text: texts.cert }, { file: key.file, text: texts.key })
  } catch (error) {
    if (!(error instanceof PemProblem)) throw error
    throw problem(error.part === 'cert' ? cert : key, error.message)
  }
}

/** What is wrong with the time of a certificate, for one that is to take the place of another. */
export function timeProblem({ cert }: CertificateFiles, { certificate }: CertificatePair, at: number) {
  const [from, to] = [Date.parse(certificate.validFrom), endOf(certificate).endsAt]
  if (at > to) return problem(cert, `the certificate in ${cert.file} has expired on ${new Date(to).toISOString()}`)
  if (at < from) {
    return problem(cert, `the certificate in ${cert.file} is not valid before ${new Date(from).toISOString()}`)
  }
  return undefined
}

/** Checks that certificate, key and authorities can be used. Errors: CertificateProblem. */
export function pairOf(files: CertificateFiles, texts: CertificateTexts, at: number): CertificatePair {
  const certificate = certificateIn(files, texts)
  const { cert, clientCa } = files
  const authorities = clientCa && authoritiesIn(clientCa, texts.clientCa!)
  const options: SecureContextOptions = {
    cert: texts.cert,
    key: texts.key,
    minVersion: 'TLSv1.2',
    ciphers,
    ...(authorities && { ca: authorities.map(String) }),
  }
  try {
    createSecureContext(options)
  } catch (error) {
    // Such as a key that is too small for today.
    throw problem(cert, `${cert.file} cannot be used: ${(error as Error).message}`)
  }
  return {
    certificate,
    options,
    endings: [
      { of: 'certificate', file: cert.file, ...endOf(certificate) },
      ...(clientCa && authorities
        ? [{ of: 'client-ca' as const, file: clientCa.file, ...endOf(firstEnding(authorities, at)) }]
        : []),
    ],
  }
}
