import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeFolder } from '@liftwatch/core/files/make-folder'
import type { Binaries } from './binaries'
import { unprivileged } from './unprivileged'

const run = promisify(execFile)

/** The files of one embedded database, all below one folder that only its owner can enter. */
export interface Cluster {
  readonly folder: string
  readonly dataFolder: string
  readonly passwordFile: string
  readonly appPasswordFile: string
  readonly logFile: string
}

/** Owns the tables: it migrates, and does nothing else. */
export const superuser = 'liftwatch'
/** By this one the server works. */
export const appRole = 'liftwatch_app'

export function clusterIn(folder: string): Cluster {
  const dataFolder = join(folder, 'data')
  return {
    folder,
    dataFolder,
    passwordFile: join(dataFolder, 'liftwatch.password'),
    appPasswordFile: join(dataFolder, 'liftwatch-app.password'),
    logFile: join(folder, 'log'),
  }
}

async function isInitialised(cluster: Cluster): Promise<boolean> {
  return readFile(cluster.passwordFile).then(
    () => true,
    () => false,
  )
}

function newPassword(): string {
  return randomBytes(24).toString('base64url')
}

/** Made beside and renamed, so that a start that dies half-way leaves nothing that looks like a database. */
async function initialise(cluster: Cluster, binaries: Binaries): Promise<void> {
  const fresh = join(cluster.folder, `new-${process.pid}`)
  const passwordFile = `${fresh}.password`
  await rm(fresh, { recursive: true, force: true })
  await writeFile(passwordFile, newPassword(), { mode: 0o600 })
  const args = [
    '-D',
    fresh,
    '-U',
    superuser,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C',
  ]
  const launch = await unprivileged(binaries.initdb, args)
  await run(launch.command, [...launch.args], { env: { PATH: process.env['PATH'], ...binaries.environment } })
  await rename(passwordFile, join(fresh, 'liftwatch.password'))
  await rename(fresh, cluster.dataFolder).catch(async (error: NodeJS.ErrnoException) => {
    // Another start was quicker; its database is as good.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(fresh, { recursive: true, force: true })
  })
}

/** Finds the database in the folder, or makes it. */
export async function openCluster(folder: string, binaries: Binaries): Promise<Cluster> {
  const cluster = clusterIn(folder)
  makeFolder(folder, 0o700)
  if (!(await isInitialised(cluster))) await initialise(cluster, binaries)
  return cluster
}

export function readPassword(cluster: Cluster): Promise<string> {
  return readFile(cluster.passwordFile, 'utf8')
}

/** The password of the server's own role, made where there is none: in a new data folder, and in one from before the role. */
export async function ensureAppPassword({ appPasswordFile }: Cluster): Promise<string> {
  const known = await readFile(appPasswordFile, 'utf8').catch(() => '')
  if (known !== '') return known
  const fresh = `${appPasswordFile}.${process.pid}`
  const password = newPassword()
  await writeFile(fresh, password, { mode: 0o600 })
  await rename(fresh, appPasswordFile)
  return password
}
