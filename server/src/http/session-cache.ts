import type { CallerRow } from '../queries/callers'
import type { Scope } from '../queries/scope'

export interface KnownCaller {
  readonly row: CallerRow
  readonly scope: Scope | undefined
}

/** Should the word of a change be lost, nothing is believed for longer than this. */
const believedMs = 1_000
const sessionsMax = 10_000

/**
 * Callers, by session or access token, as they were found a moment ago. They are looked up for each call, and front-ends call
 * in bursts. PostgreSQL tells of every change to what they rest on (migrations 0002 and 0004), and then all is forgotten.
 */
export class SessionCache {
  readonly #known = new Map<string, KnownCaller & { readonly until: number }>()

  find(tokenHash: Buffer, at: number): KnownCaller | undefined {
    const known = this.#known.get(tokenHash.toString('base64'))
    return known && at < known.until ? known : undefined
  }

  remember(tokenHash: Buffer, caller: KnownCaller, at: number): void {
    if (this.#known.size >= sessionsMax) this.forgetAll()
    this.#known.set(tokenHash.toString('base64'), { ...caller, until: Math.min(at + believedMs, caller.row.expiresAt) })
  }

  forget(tokenHash: Buffer): void {
    this.#known.delete(tokenHash.toString('base64'))
  }

  forgetAll(): void {
    this.#known.clear()
  }
}
