import { link, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'

/** A holder says that it lives this often; one that has been silent for much longer is taken to be dead. */
const sayEveryMs = 10_000
const deadAfterMs = 60_000

const holderShape = z.object({ pid: z.number(), host: z.string() })
type Holder = z.infer<typeof holderShape>

/** Lets go of what was locked. */
export type Unlock = () => Promise<void>

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function holderOf(text: string): Holder | undefined {
  try {
    return holderShape.parse(JSON.parse(text))
  } catch {
    // Not whole yet, or never going to be.
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function isDead(path: string, holder: Holder | undefined): Promise<boolean> {
  if (holder?.host === hostname() && !isRunning(holder.pid)) return true
  const { mtimeMs } = await stat(path)
  return Date.now() - mtimeMs > deadAfterMs
}

/** Takes a dead holder's lock away. Someone else may have been quicker, and theirs is put back. */
async function takeAway(path: string, dead: string): Promise<void> {
  const aside = `${path}.${process.pid}`
  await rename(path, aside)
  if ((await textOf(aside)) !== dead) await link(aside, path).catch(() => {})
  await unlink(aside)
}

/** Whether the lock is ours; a file that is there already belongs to someone. */
async function tryLock(path: string): Promise<boolean> {
  try {
    const holder: Holder = { pid: process.pid, host: hostname() }
    await writeFile(path, JSON.stringify(holder), { flag: 'wx', mode: 0o644 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Keeps other runs, also on other machines that share the folder, from writing the same file. The lock of a run that died is
 * taken over. Errors: file-locked, and those of the disk.
 */
export async function lock(path: string, file: string): Promise<Unlock> {
  while (!(await tryLock(path))) {
    const text = await textOf(path)
    if (text === undefined) continue
    const holder = holderOf(text)
    if (!(await isDead(path, holder).catch(() => false))) {
      const { pid, host } = holder ?? { pid: '?', host: '?' }
      throw new AppError('file-locked', { params: { file, pid, host } })
    }
    await takeAway(path, text).catch(() => {})
  }
  const living = setInterval(() => {
    const now = new Date()
    // A lock that has gone does not keep anyone from writing on: what is written is renamed as a whole.
    utimes(path, now, now).catch(() => {})
  }, sayEveryMs)
  return async () => {
    clearInterval(living)
    await unlink(path).catch(() => {})
  }
}
