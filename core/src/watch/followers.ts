import type { Notice } from '../contract/events'

/** Reads by itself what has changed. */
export interface Follower {
  readonly received: (notice: Notice) => void
  /** Anything may have changed without a notice. */
  readonly lookAtAll: () => void
}

/** Those who go by the live feed, whichever it is: a log-in in front of the work starts another. */
export interface Followers extends Follower {
  /** Answers its own undoing. */
  readonly join: (follower: Follower) => () => void
}

export function createFollowers(): Followers {
  const all = new Set<Follower>()
  return {
    join(follower) {
      all.add(follower)
      return () => all.delete(follower)
    },
    received(notice) {
      for (const follower of all) follower.received(notice)
    },
    lookAtAll() {
      for (const follower of all) follower.lookAtAll()
    },
  }
}
