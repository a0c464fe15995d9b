/** Advisory locks, by number; each has one holder in the whole database. */

export const migrationLock = 7_070_001
/** Held by the one server that owns an embedded database, for as long as it lives. */
export const ownerLock = 7_070_002
/** Held from taking a notice's id to the commit, so that ids never run backwards in commit order. */
export const noticeLock = 7_070_003
/** Held by the one server that does the work of the clock. */
export const jobsLock = 7_070_004
/** Held by the one backup of a database that is being taken. */
export const backupLock = 7_070_020
/** Held while entries of the audit trail are given their numbers and seals, to the commit. */
export const auditSealLock = 7_070_006
/** Held while the first administrator is made, so that two servers that start at once make one. */
export const firstAdminLock = 7_070_008
/** With a number made of a server's name at an outside broker: held by the server that reads what comes to that name. */
export const brokerReaderLock = 7_070_009
