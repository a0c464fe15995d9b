import { readFile } from 'node:fs/promises'
import { rootCertificates } from 'node:tls'
import { AppError } from '../errors'
import { certificatesIn, ownCertificate, PemProblem } from '../files/pem'
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

/** What is wrong with the contents of a file, as an error of the option that names it. */
function checked<Found>(flagOf: (problem: PemProblem) => string, read: () => Found): Found {
  try {
    return read()
  } catch (error) {
    throw error instanceof PemProblem ? wrong(flagOf(error), error.message) : error
  }
}

/** Reads and checks them. Errors: unreadable-file; bad-setting, which names the option, the file and what to do. */
export async function readCertificates({ ca, cert, key }: CertificateFiles): Promise<Certificates> {
  if (cert !== undefined && key === undefined) throw wrong('--cert-file', 'needs its key; give --key-file')
  if (cert === undefined && key !== undefined) throw wrong('--key-file', 'needs its certificate; give --cert-file')
  const trusted = ca === undefined ? undefined : await readAuthorities(ca)
  const own = cert === undefined ? {} : await readPair(cert, key!)
  return { ...own, ...(trusted && { ca: [...rootCertificates, ...trusted.map(String)] }) }
}

async function readAuthorities(file: string) {
  const text = await read(file)
  return checked(
    () => '--ca-file',
    () => certificatesIn(file, text),
  )
}

async function readPair(certFile: string, keyFile: string): Promise<{ readonly cert: string; readonly key: string }> {
  const [cert, key] = await Promise.all([read(certFile), read(keyFile)])
  checked(
    ({ part }) => `--${part}-file`,
    () => ownCertificate({ file: certFile, text: cert }, { file: keyFile, text: key }),
  )
  return { cert, key }
}
