import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { makeFolder } from '@liftwatch/core/files/make-folder'
import { root } from './build-parts'

/** The versions of Node that it runs on: the oldest, and the newest of each line. */
const versions = ['20.19', '22', '24'] as const

/** A Node of the version, from npm; it is a program in a package, which needs no install script. */
async function findNode(version: string): Promise<string> {
  const folder = join(root, '.cache/nodes', version)
  const name = `node-${process.platform}-${process.arch}`
  const program = join(folder, 'node_modules', name, 'bin/node')
  if (!existsSync(program)) {
    makeFolder(folder)
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`]
    execFileSync('npm', args, { cwd: folder, stdio: 'inherit' })
  }
  return program
}

function fail(line: string): never {
  process.stderr.write(`smoke: ${line}\n`)
  process.exit(1)
}

/** What npm ci would say; it installs nothing. */
function checkInstall(version: string, env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--dry-run', '--no-audit', '--no-fund'], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  const warnings = stderr.split('\n').filter(line => /EBADENGINE|deprecated|install-scripts/.test(line))
  if (status !== 0 || warnings.length > 0) fail(`npm ci on Node ${version}: ${warnings.join('\n') || stderr + stdout}`)
}

for (const version of versions) {
  const startedAt = Date.now()
  const node = await findNode(version)
  const env = { ...process.env, PATH: [dirname(node), process.env['PATH']].join(delimiter) }
  const said = execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim()
  process.stdout.write(`Node ${said}\n`)
  checkInstall(version, env)
  const { status } = spawnSync('npm', ['run', '-s', 'smoke'], { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) fail(`on Node ${said}`)
  process.stdout.write(`Node ${said}: ${Math.round((Date.now() - startedAt) / 1_000)} s\n`)
}
