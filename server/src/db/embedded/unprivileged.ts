import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How to run a program that refuses to be root. */
export interface Launch {
  readonly command: string
  readonly args: readonly string[]
}

const userNamespace = ['--user', '--map-user=1000', '--map-group=1000', '--'] as const

/**
 * PostgreSQL refuses to run as root. As root it is run in a user namespace, where root's own files stay its own and it is
 * no one special: it needs no second user on the machine, nor a data folder that another user can enter.
 */
export async function unprivileged(program: string, args: readonly string[]): Promise<Launch> {
  if (process.getuid?.() !== 0) return { command: program, args }
  try {
    await run('unshare', [...userNamespace, 'true'])
  } catch (cause) {
    throw new Error(
      'The embedded PostgreSQL cannot run as root here (unshare of util-linux is missing or forbidden): ' +
        'start Liftwatch as an ordinary user, or set DATABASE_URL.',
      { cause },
    )
  }
  return { command: 'unshare', args: [...userNamespace, program, ...args] }
}
