import { chmod, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMetrics } from '../../server/src/metrics'
import { followCertificate } from '../../server/src/tls/followed-certificate'
import { createAuthority, type Authority, type Pair } from '../harness/certificates'
import { createReadLog } from '../harness/lines'
import { soon } from '../harness/soon'

const dayMs = 86_400_000

let authority: Authority
let pair: Pair
let other: Pair
let next: Pair
let brief: Pair
let renewed: Pair

beforeAll(async () => {
  authority = await createAuthority(100)
  const sign = (name: string, days: number) => authority.sign(name, 'DNS:lifts.test', days)
  pair = await sign('lifts.test', 90)
  other = await sign('other', 90)
  next = await sign('next', 90)
  brief = await sign('six-days', 6)
  renewed = await sign('renewed', 200)
})
afterAll(() => rm(authority.folder, { recursive: true, force: true }))

let folders = 0

/** Copies of the pair's files that a test may spoil, and how they are followed. */
async function setUp(from: Pair = pair) {
  const folder = join(authority.folder, `followed-${++folders}`)
  await mkdir(folder)
  const own: Pair = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  const put = async ({ cert, key }: Pair) => {
    await copyFile(cert, own.cert)
    await copyFile(key, own.key)
  }
  await put(from)
  const { log, saying } = createReadLog()
  const metrics = createMetrics()
  const time = { aheadMs: 0 }
  const follow = (clientCa?: string) =>
    followCertificate({
      listener: 'http',
      files: {
        cert: { variable: 'LIFTWATCH_TLS_CERT_FILE', file: own.cert },
        key: { variable: 'LIFTWATCH_TLS_KEY_FILE', file: own.key },
        clientCa: clientCa === undefined ? undefined : { variable: 'LIFTWATCH_MQTTS_CLIENT_CA_FILE', file: clientCa },
      },
      name: undefined,
      log,
      metrics,
      clock: () => Date.now() + time.aheadMs,
    })
  const daysLeft = async (of = 'certificate') => {
    const { values } = await metrics.certificateDays.get()
    return values.find(({ labels }) => labels['of'] === of)?.value
  }
  return { own, put, follow, saying, time, daysLeft }
}

type SetUp = Awaited<ReturnType<typeof setUp>>

const broken: [string, (files: SetUp) => Promise<void>, RegExp][] = [
  [
    'no certificate in the file',
    ({ own }) => writeFile(own.cert, 'nonsense'),
    /^LIFTWATCH_TLS_CERT_FILE: has to name certificates in PEM form, and .*cert\.pem holds none; openssl x509/,
  ],
  [
    'no key in the file',
    ({ own }) => writeFile(own.key, 'nonsense'),
    /^LIFTWATCH_TLS_KEY_FILE: has to name a private key in PEM form, and .*key\.pem holds none; openssl pkey/,
  ],
  [
    'the key of another',
    ({ own }) => copyFile(other.key, own.key),
    /^LIFTWATCH_TLS_KEY_FILE: has to name the key of .*cert\.pem, and .*key\.pem is another's$/,
  ],
  [
    'the authority before the certificate',
    async ({ own }) => {
      await writeFile(own.cert, (await readFile(authority.cert, 'utf8')) + (await readFile(pair.cert, 'utf8')))
    },
    /^LIFTWATCH_TLS_CERT_FILE: has to name a file that begins with its own certificate, .*another is first$/,
  ],
  [
    'a file that is gone',
    ({ own }) => rm(own.key),
    /^LIFTWATCH_TLS_KEY_FILE: .*key\.pem cannot be read: there is no such file$/,
  ],
]

describe.concurrent('a file that cannot be used', () => {
  it.each(broken)('stops the start in one line: %s', async (_, spoil, problem) => {
    const files = await setUp()
    await spoil(files)
    const line = new RegExp(`^Configuration: ${problem.source.slice(1)}`)
    await expect(files.follow()).rejects.toThrow(line)
  })

  it.each(broken)('later is said once, and the certificate stays: %s', async (_, spoil, problem) => {
    const files = await setUp()
    const followed = await files.follow()
    const { cert } = followed.options()
    await spoil(files)
    const said = () => files.saying('the new certificate cannot be used; the one before stays in use')
    await soon(() => expect(said()).toHaveLength(1))
    expect(said()).toMatchObject([{ level: 50, listener: 'http', problem: expect.stringMatching(problem) as string }])
    expect(followed.options().cert).toBe(cert)
    await files.put(next)
    await soon(() => expect(files.saying('a new certificate is in use')).toHaveLength(1))
    expect(said()).toHaveLength(1)
    expect(followed.options().cert).not.toBe(cert)
    followed.stop()
  })

  it('is one that has expired, where another is in use; at the start it is only said', async () => {
    const files = await setUp()
    files.time.aheadMs = 7 * dayMs
    const followed = await files.follow()
    await files.put(brief)
    const said = () => files.saying('the new certificate cannot be used; the one before stays in use')
    await soon(() => expect(said()).toHaveLength(1))
    expect(said()[0]!['problem']).toMatch(/^LIFTWATCH_TLS_CERT_FILE: the certificate in .*cert\.pem has expired on 20/)
    followed.stop()

    const late = await setUp(brief)
    late.time.aheadMs = 7 * dayMs
    const started = await late.follow()
    const line = 'a certificate has expired; put a new one in its file, which is read by itself'
    expect(late.saying(line)).toMatchObject([{ level: 50, of: 'certificate', file: late.own.cert }])
    started.stop()
  })
})

describe.concurrent('a certificate that ends', () => {
  const soonEnds = 'a certificate expires soon; put a new one in its file, which is read by itself'

  it('is said from 14 days before, once a day, and its days are a figure', async () => {
    const files = await setUp()
    const followed = await files.follow()
    expect(await files.daysLeft()).toBe(89)
    files.time.aheadMs = 75 * dayMs
    await soon(async () => expect(await files.daysLeft()).toBe(14))
    expect(files.saying(soonEnds)).toEqual([])
    files.time.aheadMs = 76 * dayMs + 3_600_000
    await soon(() => expect(files.saying(soonEnds)).toHaveLength(1))
    expect(files.saying(soonEnds)).toMatchObject([{ level: 40, of: 'certificate', daysLeft: 13, file: files.own.cert }])
    files.time.aheadMs = 77 * dayMs + 3_600_000
    await soon(() => expect(files.saying(soonEnds)).toHaveLength(2))
    await files.put(renewed)
    await soon(async () => expect(await files.daysLeft()).toBe(122))
    expect(files.saying(soonEnds)).toHaveLength(2)
    followed.stop()
  })

  it('for a few days is said in the last third of them', async () => {
    const files = await setUp(brief)
    const followed = await files.follow()
    expect(files.saying(soonEnds)).toEqual([])
    files.time.aheadMs = 4 * dayMs + 3_600_000
    await soon(() => expect(files.saying(soonEnds)).toMatchObject([{ daysLeft: 1 }]))
    followed.stop()
  })

  it('is also that of the authority of devices', async () => {
    const files = await setUp()
    const old = await createAuthority(10)
    const followed = await files.follow(old.cert)
    expect(await files.daysLeft('client-ca')).toBe(9)
    expect(followed.asksClients).toBe(true)
    followed.stop()
    await writeFile(old.cert, 'nonsense')
    await expect(files.follow(old.cert)).rejects.toThrow(/^Configuration: LIFTWATCH_MQTTS_CLIENT_CA_FILE: has to name/)
    await rm(old.folder, { recursive: true, force: true })
  })
})

it('a key that every user may read is said', async () => {
  const files = await setUp()
  await chmod(files.own.key, 0o644)
  ;(await files.follow()).stop()
  expect(files.saying('every user of this machine may read the private key; chmod o= FILE')).toHaveLength(1)
})
