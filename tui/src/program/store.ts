import Conf from 'conf'
import { z } from 'zod'
import type { CookieStore } from '@liftwatch/core/client/credentials'
import type { SessionState, SessionStore } from '@liftwatch/core/client/session'
import { serverAddresses } from '@liftwatch/core/contract/server-addresses'
import { makeFolder } from '@liftwatch/core/files/make-folder'
import { shiftLastsMaxMs } from '@liftwatch/core/limits'
import type { ShiftStore } from '@liftwatch/core/watch/shift'
import { listOrder } from '../components/record-list/list-order'
import { settingsShape } from './settings'

const savedSession = z.object({ cookie: z.string(), email: z.string().optional() })

const span = z.object({ from: z.number(), to: z.number() })
const savedShift = z.object({
  startedAt: z.number(),
  seenAt: z.number(),
  unwatched: z.array(span),
  losses: z.array(z.object({ lostAt: z.number(), backAt: z.number().nullable() })),
})

const savedView = z.object({
  tab: z.string().catch(''),
  orders: z.record(z.string(), listOrder),
})
export type SavedView = z.infer<typeof savedView>

const saved = z.object({
  /** The server that was last used, or several of one estate. */
  server: z.optional(serverAddresses).catch(undefined),
  /** By the server's address. */
  sessions: z.record(z.string(), savedSession).default({}),
  settings: settingsShape.prefault({}),
  /** The filter that each list begins with. */
  filters: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** The columns that each list leaves out. */
  hidden: z.record(z.string(), z.array(z.string())).default({}),
  /** The tab of each list of a server's user, and the order in each of its tabs, as they were chosen last. */
  views: z.record(z.string(), savedView).default({}),
  /** The shift of each user in each organisation of a server. */
  shifts: z.record(z.string(), savedShift).default({}),
})
export type Saved = z.infer<typeof saved>

const nothingSaved: Saved = saved.parse({})

/** What is stored between runs. Reading and writing never fail: the watch is worth more than its settings. */
export interface SavedFile {
  readonly read: () => Saved
  readonly write: (change: Partial<Saved>) => void
}

/** The settings file in a folder, readable by its owner alone; without a folder, and where it cannot be opened, in memory. */
export function openSavedFile(folder: string | undefined): SavedFile {
  if (folder === undefined) return savedInMemory()
  try {
    makeFolder(folder)
    const conf = new Conf({
      configName: 'monitor',
      configFileMode: 0o600,
      clearInvalidConfig: true,
      cwd: folder,
    })
    const read = () => saved.safeParse(conf.store).data ?? nothingSaved
    return {
      read,
      write(change) {
        try {
          makeFolder(folder)
          conf.store = JSON.parse(JSON.stringify({ ...read(), ...change })) as Saved
        } catch {
          // A disk that is full or read-only: one logs in again next time.
        }
      },
    }
  } catch {
    // A file that cannot be read.
    return savedInMemory()
  }
}

export function savedInMemory(initial: Partial<Saved> = {}): SavedFile {
  let held: Saved = { ...nothingSaved, ...initial }
  return { read: () => held, write: change => void (held = { ...held, ...change }) }
}

/**
 * Keeps the session of one server: where it is to be remembered in what is shared with the command line, or else in the file; where it
 * is not, for this run.
 * @param user who is to be logged in; someone else's session is left alone. Undefined for the one who was last
 * @param shared undefined where nothing is shared; who is there is not known beforehand, so that a `user` does without
 */
export function createSessionStore(
  file: SavedFile,
  server: string,
  user: string | undefined,
  shared?: CookieStore,
): CookieStore & SessionStore {
  const place = user === undefined ? shared : undefined
  const sharedCookie = place?.read()
  const before = sharedCookie === undefined ? file.read().sessions[server] : { cookie: sharedCookie }
  let session: z.infer<typeof savedSession> | undefined =
    user === undefined || before?.email === user ? before : undefined
  let isInFile = session !== undefined

  function keep(next: z.infer<typeof savedSession> | undefined, isRemembered: boolean): unknown {
    session = next
    if (!isRemembered && !isInFile) return file.write({ server })
    isInFile = isRemembered && next !== undefined
    const { [server]: _, ...others } = file.read().sessions
    const isOwn = isInFile && !place
    file.write({ server, sessions: isOwn ? { ...others, [server]: next! } : others })
    return place?.write(isInFile ? next!.cookie : undefined, true)
  }

  return {
    read: () => session?.cookie,
    write: (cookie, isRemembered) => keep(cookie === undefined ? undefined : { ...session, cookie }, isRemembered),
    remember(state: SessionState) {
      if (state.status === 'logged-out' && session) void keep(undefined, false)
      const email = 'user' in state ? state.user.email : null
      if (email !== null && session && session.email !== email) {
        void keep({ ...session, email }, isInFile)
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
      const current = shifts.filter(([, { startedAt }]) => shift.seenAt - startedAt < shiftLastsMaxMs)
      file.write({ shifts: Object.fromEntries(current) as Saved['shifts'] })
    },
  }
}
