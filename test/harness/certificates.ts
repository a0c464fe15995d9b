import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

/** Paths of files in PEM form. */
export interface Pair {
  readonly cert: string
  readonly key: string
}

export interface Authority {
  readonly folder: string
  readonly cert: string
  /** A pair for a name, signed by the authority for two days unless it says otherwise. */
  readonly sign: (name: string, names?: string, days?: number) => Promise<Pair>
}

/** An authority as a company has one, which no machine trusts by itself, in a folder of its own. */
export async function createAuthority(days = 2): Promise<Authority> {
  const folder = await mkdtemp(join(tmpdir(), 'liftwatch-ca-'))
  const at = (name: string) => join(folder, name)
  const [cert, key] = [at('ca.pem'), at('ca.key')]
  const self = ['-x509', ...newKey, '-subj', '/CN=Own CA', '-days', String(days)]
  await run('openssl', ['req', ...self, '-keyout', key, '-out', cert])
  return {
    folder,
    cert,
    async sign(name, names = `DNS:${name}`, days = 2) {
      const pair = { cert: at(`${name}.pem`), key: at(`${name}.key`) }
      const request = at(`${name}.csr`)
      await run('openssl', ['req', ...newKey, '-subj', `/CN=${name}`, '-keyout', pair.key, '-out', request])
      await writeFile(at(`${name}.ext`), `subjectAltName=${names}\n`)
      const signed = ['-CA', cert, '-CAkey', key, '-CAcreateserial', '-days', `${days}`, '-extfile', at(`${name}.ext`)]
      await run('openssl', ['x509', '-req', '-in', request, ...signed, '-out', pair.cert])
      return pair
    },
  }
}
