/** Advisory locks, by number; each has one holder in the whole database. */

export const migrationLock = 7_070_001
/** Held by the one server that owns an embedded database, for as long as it lives. */
export const ownerLock = 7_070_002
/** Held from taking a notice's id to the commit, so that ids never run backwards in commit order. */
export const noticeLock = 7_070_003
/** Held by the one server that does the work of the clock. */
export const jobsLock = 7_070_004
