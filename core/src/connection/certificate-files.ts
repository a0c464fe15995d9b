import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { rootCertificates } from 'node:tls'
import { AppError } from '../errors'
import { readError } from './read-error'

/** Files in PEM form, by their paths. */
interface CertificateFiles {
  /** Authorities to trust besides the usual ones. */
  readonly ca: string | undefined
  /** What this side shows to the server, with its key. */
  readonly cert: string | undefined
  readonly key: string | undefined
}

interface Certificates {
  readonly ca?: string[]
  readonly cert?: string
  readonly key?: string
}

function wrong(flag: string, problem: string): AppError {
  return new AppError('bad-setting', { params: { name: flag, problem } })
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw readError(file, cause)
  }
}

function certificatesIn(flag: string, file: string, text: string): X509Certificate[] {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  try {
    if (blocks.length > 0) return blocks.map(block => new X509Certificate(block))
  } catch {
    // It looks like one, and is none.
  }
  throw wrong(
    flag,
    `has to name certificates in PEM form, and ${file} holds none; openssl x509 -inform der converts them`,
  )
}

function keyIn(file: string, text: string): KeyObject {
  try {
    return createPrivateKey(text)
  } catch (cause) {
    const isProtected = (cause as NodeJS.ErrnoException).code === 'ERR_MISSING_PASSPHRASE'
    throw wrong(
      '--key-file',
      isProtected
        ? `has to name a key without a passphrase; openssl pkey -in ${file} writes one`
        : `has to name a private key in PEM form, and ${file} holds none; openssl pkey -inform der converts it`,
    )
  }
}

/** Reads and checks them. Errors: unreadable-file; bad-setting, which names the option, the file and what to do. */
export async function readCertificates({ ca, cert, key }: CertificateFiles): Promise<Certificates> {
  if (cert !== undefined && key === undefined) throw wrong('--cert-file', 'needs its key; give --key-file')
  if (cert === undefined && key !== undefined) throw wrong('--key-file', 'needs its certificate; give --cert-file')
  const trusted = ca === undefined ? undefined : certificatesIn('--ca-file', ca, await read(ca))
  const own = cert === undefined ? {} : await readPair(cert, key!)
  return { ...own, ...(trusted && { ca: [...rootCertificates, ...trusted.map(String)] }) }
}

async function readPair(certFile: string, keyFile: string): Promise<{ readonly cert: string; readonly key: string }> {
  const [cert, key] = await Promise.all([read(certFile), read(keyFile)])
  const [first] = certificatesIn('--cert-file', certFile, cert)
  if (!first!.checkPrivateKey(keyIn(keyFile, key))) {
    throw wrong('--key-file', `has to name the key of ${certFile}, and ${keyFile} is another's`)
  }
  return { cert, key }
}
