import { homedir, platform } from 'node:os'
import { join } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** The home of the programs' user; undefined where there is none. */
export function homeFolder(env: Environment): string | undefined {
  try {
    return env['HOME'] || homedir() || undefined
  } catch {
    // A user without a name, as in a container.
    return undefined
  }
}

/** The folder of what the programs store for their user; undefined where there is no home. It is where conf would make one. */
export function configFolder(env: Environment): string | undefined {
  const at = homeFolder(env)
  if (platform() === 'darwin') return at === undefined ? undefined : join(at, 'Library', 'Preferences', 'liftwatch')
  const base = env['XDG_CONFIG_HOME'] || (at === undefined ? undefined : join(at, '.config'))
  return base === undefined ? undefined : join(base, 'liftwatch')
}
