import type { CallerRow } from '../queries/callers'
import type { Scope } from '../queries/scope'

export interface KnownCaller {
  readonly row: CallerRow
  readonly scope: Scope | undefined
}

/** Should the word of a change be lost, nothing is believed for longer than this. */
const believedMs = 1_000
const callersMax = 10_000

/** A hash is of one length, so that what begins with it belongs to it. */
function keyOf(tokenHash: Buffer, organizationId = ''): string {
  return tokenHash.toString('base64') + organizationId
}

/**
 * Callers, by session or access token and the organisation that the call names, as they were found a moment ago. They are looked
 * up for each call, and front-ends call in bursts. PostgreSQL tells of every change to what they rest on (migrations 0002 and 0004), and then all is forgotten.
 */
export class SessionCache {
  readonly #known = new Map<string, KnownCaller & { readonly until: number }>()
  /** What is being read, and since when: a front-end's calls come side by side. */
  readonly #reading = new Map<string, { readonly since: number; readonly caller: Promise<KnownCaller> }>()
  #changes = 0

  /** As it is remembered, or as it is read now. */
  find(
    tokenHash: Buffer,
    organizationId: string | undefined,
    at: number,
    read: () => Promise<KnownCaller>,
  ): Promise<KnownCaller> {
    const key = keyOf(tokenHash, organizationId)
    const known = this.#known.get(key)
    if (known && at < known.until) return Promise.resolve(known)
    const reading = this.#reading.get(key)
    // A connection that hangs is not to hold up those who call later.
    if (reading && at < reading.since + believedMs) return reading.caller
    const caller = this.#read(key, at, read)
    this.#reading.set(key, { since: at, caller })
    return caller
  }

  /** What is read while something changes may be from before that: it is not remembered, and not given to those who call after the change. */
  async #read(key: string, at: number, read: () => Promise<KnownCaller>): Promise<KnownCaller> {
    const changes = this.#changes
    try {
      const caller = await read()
      if (changes !== this.#changes) return caller
      if (this.#known.size >= callersMax) this.#known.clear()
      this.#known.set(key, { ...caller, until: Math.min(at + believedMs, caller.row.expiresAt) })
      return caller
    } finally {
      if (changes === this.#changes) this.#reading.delete(key)
    }
  }

  forgetAll(): void {
    this.#changes += 1
    this.#known.clear()
    this.#reading.clear()
  }
}
