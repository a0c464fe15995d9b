import Conf from 'conf'
import { z } from 'zod'
import type { CookieStore } from '@liftwatch/core/client/credentials'
import type { SessionState, SessionStore } from '@liftwatch/core/client/session'
import { shiftLastsMaxMs } from '@liftwatch/core/limits'
import type { ShiftStore } from '@liftwatch/core/watch/shift'
import { settingsShape } from './settings'

const savedSession = z.object({ cookie: z.string(), email: z.string().optional() })

const span = z.object({ from: z.number(), to: z.number() })
const savedShift = z.object({
  startedAt: z.number(),
  seenAt: z.number(),
  unwatched: z.array(span),
  losses: z.array(z.object({ lostAt: z.number(), backAt: z.number().nullable() })),
})

const saved = z.object({
  /** The server that was last used. */
  server: z.url().optional(),
  /** By the server's address. */
  sessions: z.record(z.string(), savedSession).default({}),
  settings: settingsShape.prefault({}),
  /** The filter that each list begins with. */
  filters: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** The shift of each user in each organisation of a server. */
  shifts: z.record(z.string(), savedShift).default({}),
})
export type Saved = z.infer<typeof saved>

const nothingSaved: Saved = saved.parse({})

/** What is kept between runs. Reading and writing never fail: the watch is worth more than its settings. */
export interface SavedFile {
  readonly read: () => Saved
  readonly write: (change: Partial<Saved>) => void
}

/** The settings file in the user's configuration folder, readable by its owner alone. */
export function openSavedFile(folder?: string): SavedFile {
  try {
    const conf = new Conf({
      projectName: 'liftwatch',
      projectSuffix: '',
      configName: 'monitor',
      configFileMode: 0o600,
      clearInvalidConfig: true,
      ...(folder !== undefined && { cwd: folder }),
    })
    const read = () => saved.safeParse(conf.store).data ?? nothingSaved
    return {
      read,
      write(change) {
        try {
          conf.store = JSON.parse(JSON.stringify({ ...read(), ...change })) as Saved
        } catch {
          // A disk that is full or read-only: one logs in again next time.
        }
      },
    }
  } catch {
    // No home, or a file that cannot be read.
    return savedInMemory()
  }
}

export function savedInMemory(initial: Partial<Saved> = {}): SavedFile {
  let held: Saved = { ...nothingSaved, ...initial }
  return { read: () => held, write: change => void (held = { ...held, ...change }) }
}

/**
 * Keeps the session of one server: in the file where it is to be remembered, else for this run.
 * @param user who is to be logged in; somebody else's session is left alone. Undefined for whoever was last
 */
export function createSessionStore(
  file: SavedFile,
  server: string,
  user: string | undefined,
): CookieStore & SessionStore {
  const before = file.read().sessions[server]
  let session = user === undefined || before?.email === user ? before : undefined
  let isInFile = session !== undefined

  function keep(next: z.infer<typeof savedSession> | undefined, isRemembered: boolean): void {
    session = next
    if (!isRemembered && !isInFile) return file.write({ server })
    isInFile = isRemembered && next !== undefined
    const { [server]: _, ...others } = file.read().sessions
    file.write({ server, sessions: isInFile ? { ...others, [server]: next! } : others })
  }

  return {
    read: () => session?.cookie,
    write: (cookie, isRemembered) => keep(cookie === undefined ? undefined : { ...session, cookie }, isRemembered),
    remember(state: SessionState) {
      if (state.status === 'logged-out' && session) keep(undefined, false)
      if ('user' in state && session && session.email !== state.user.email) {
        keep({ ...session, email: state.user.email }, isInFile)
      }
    },
  }
}

/** Where the shift of one user in one organisation is stored. Another monitor of theirs here goes on with the same one. */
export function createShiftStore(file: SavedFile, server: string, user: string, organization: string): ShiftStore {
  const key = `${server} ${user} ${organization}`
  return {
    read: () => file.read().shifts[key],
    write(shift) {
      const shifts = Object.entries({ ...file.read().shifts, [key]: shift })
      // What is too old to be continued is of no more use.
      const kept = shifts.filter(([, { startedAt }]) => shift.seenAt - startedAt < shiftLastsMaxMs)
      file.write({ shifts: Object.fromEntries(kept) as Saved['shifts'] })
    },
  }
}
