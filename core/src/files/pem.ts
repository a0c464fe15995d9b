import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'

/** What is wrong with a file in PEM form, and in which of a pair; its message continues the name of the setting that names the file. */
export class PemProblem extends Error {
  constructor(
    readonly part: 'cert' | 'key',
    message: string,
  ) {
    super(message)
  }
}

const form = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/**
 * The certificates of a text in PEM form, in their order, at least one. Errors: PemProblem.
 * @param file where the text is from, for the message
 */
export function certificatesIn(file: string, text: string): X509Certificate[] {
  const blocks = text.match(form) ?? []
  try {
    if (blocks.length > 0) return blocks.map(block => new X509Certificate(block))
  } catch {
    // It looks like one, and is none.
  }
  throw new PemProblem(
    'cert',
    `has to name certificates in PEM form, and ${file} holds none; openssl x509 -inform der converts them`,
  )
}

function keyIn(file: string, text: string): KeyObject {
  try {
    return createPrivateKey(text)
  } catch (cause) {
    const isProtected = (cause as NodeJS.ErrnoException).code === 'ERR_MISSING_PASSPHRASE'
    throw new PemProblem(
      'key',
      isProtected
        ? `has to name a key without a passphrase; openssl pkey -in ${file} writes one`
        : `has to name a private key in PEM form, and ${file} holds none; openssl pkey -inform der converts it`,
    )
  }
}

/** A file and what it holds. */
interface PemText {
  readonly file: string
  readonly text: string
}

/** The certificate that a side shows, the first of its file, once it is known that the key is its own. Errors: PemProblem. */
export function ownCertificate(cert: PemText, key: PemText): X509Certificate {
  const [first, ...chain] = certificatesIn(cert.file, cert.text) as [X509Certificate, ...X509Certificate[]]
  const own = keyIn(key.file, key.text)
  if (first.checkPrivateKey(own)) return first
  if (chain.some(one => one.checkPrivateKey(own))) {
    const order = 'has to name a file that begins with its own certificate, and those of its authorities after it'
    throw new PemProblem('cert', `${order}; in ${cert.file} another is first`)
  }
  throw new PemProblem('key', `has to name the key of ${cert.file}, and ${key.file} is another's`)
}
