import { setImmediate as turn } from 'node:timers/promises'
import { touchedBy } from '@liftwatch/core/domain/touched-resources'
import { refreshIntervalMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { findNewestNotice, type NoticeRow } from '../queries/notices'
import type { Scope } from '../queries/scope'
import type { NoticeHub } from './notice-hub'

interface Shared {
  readonly scope: Scope
  /** When its query began, by the server's clock. */
  readonly at: number
  /** The newest notice when its query began: it has the changes of all up to it. */
  readonly upToId: number
  readonly answer: Promise<unknown>
}

/** What is asked for, and for whom: readers of the same name are given the same answer. */
interface Asked<Answer> {
  readonly db: Database
  /** With all that the answer depends on. */
  readonly name: string
  readonly scope: Scope
  readonly at: number
  readonly read: () => Promise<Answer>
}

function concerns({ kind, scopeId }: NoticeRow, resource: string, scope: Scope): boolean {
  return touchedBy(kind).includes(resource) && (scopeId === null || scope === 'all' || scope.includes(scopeId))
}

/**
 * Answers that many screens ask for, read once for all of them and shared for as long as each waits to ask again. A change ends that: its notice drops what
 * was started before it. Who asks because of a notice, or after an action of its own, may do so before this server has learned of it, so
 * that the newest notice is looked up each time.
 */
export class SharedAnswers {
  readonly #resource: string
  readonly #hub: NoticeHub
  readonly #shared = new Map<string, Shared>()
  #lookup: Promise<number> | undefined

  /** @param resource the contract's, by whose notices its answers change */
  constructor(resource: string, hub: NoticeHub) {
    this.#resource = resource
    this.#hub = hub
    hub.subscribe(
      notices =>
        this.#drop(({ scope, upToId }) =>
          notices.some(notice => notice.id > upToId && concerns(notice, this.#resource, scope)),
        ),
      () => this.#drop(() => true),
    )
  }

  /** The answer, of a moment no earlier than this call but for what no notice was about. */
  async get<Answer>({ db, name, scope, at, read }: Asked<Answer>): Promise<Answer> {
    const newestId = await this.#lookUpNewest(db)
    this.#drop(shared => Math.abs(at - shared.at) > refreshIntervalMs)
    const known = this.#shared.get(name)
    if (known && newestId <= Math.max(known.upToId, this.#hub.lastId)) return known.answer as Promise<Answer>
    const answer = read()
    const shared: Shared = { scope, at, upToId: newestId, answer }
    this.#shared.set(name, shared)
    // What failed is tried again by the next.
    answer.catch(() => this.#drop(one => one === shared))
    return answer
  }

  /** Once for all that ask in the same turn of the loop: a page asks for its parts side by side. What was asked for before is too old for them. */
  #lookUpNewest(db: Database): Promise<number> {
    return (this.#lookup ??= turn().then(() => {
      this.#lookup = undefined
      return findNewestNotice(db)
    }))
  }

  #drop(isOver: (shared: Shared) => boolean): void {
    for (const [name, shared] of this.#shared) if (isOver(shared)) this.#shared.delete(name)
  }
}
