import type { CookieStore } from '@liftwatch/core/client/credentials'
import { AppError } from '@liftwatch/core/errors'
import Conf from 'conf'
import { z } from 'zod'
import type { Settings } from './settings'

const remembered = z.object({ cookie: z.string() })

/** Runs what touches the disk: conf makes its folder even to read. Errors: unwritable-file. */
function onDisk<Answer>(file: string, work: () => Answer): Answer {
  try {
    return work()
  } catch (cause) {
    throw new AppError('unwritable-file', { params: { file, reason: (cause as Error).message }, cause })
  }
}

function openConf({ configFolder }: Settings): Conf {
  return new Conf({
    projectName: 'liftwatch',
    projectSuffix: '',
    configName: 'sessions',
    configFileMode: 0o600,
    // A server's address has dots, which conf would take for a path.
    accessPropertiesByDotNotation: false,
    clearInvalidConfig: true,
    ...(configFolder !== undefined && { cwd: configFolder }),
  })
}

/** Keeps the session cookie of each server by itself, so that none is ever sent to another; readable by its owner alone. */
export function openCookieStore(settings: Settings): CookieStore {
  const conf = onDisk(settings.configFolder ?? 'LIFTWATCH_CONFIG_DIR', () => openConf(settings))
  return {
    read: () => remembered.safeParse(conf.get(settings.server)).data?.cookie,
    write(cookie) {
      onDisk(conf.path, () =>
        cookie === undefined ? conf.delete(settings.server) : conf.set(settings.server, { cookie }),
      )
    },
  }
}
