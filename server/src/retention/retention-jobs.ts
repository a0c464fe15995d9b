import type { Database } from '../db/connect'
import type { Job } from '../jobs/jobs'
import { isNight } from '../jobs/night'
import { findDatabaseTime } from '../queries/database-time'
import { forgetAudit, monthsBefore } from './forget-audit'
import { dropDeadLettersBeyond, forgetDeadLetters } from './forget-dead-letters'
import { forgetMails } from './forget-mails'
import type { Retention } from './retention-settings'
import type { Witness } from './witness'

/** What is older than is held is deleted at night, in slices; what devices send too much of, each minute. */
export function retentionJobs(retention: Retention, witness: Witness): readonly Job[] {
  return [
    {
      name: 'retention',
      everyMs: 600_000,
      async run(db: Database, at: number) {
        if (!isNight(at)) return
        // A server whose clock is ahead deletes by the database's.
        const now = Math.min(at, await findDatabaseTime(db))
        await forgetMails(db, witness, now - retention.mailsMs, at)
        await forgetDeadLetters(db, witness, now - retention.deadLettersMs)
        await forgetAudit(db, witness, monthsBefore(now, retention.auditMonths), at)
      },
    },
    {
      name: 'dead letters beyond those that are held',
      everyMs: 60_000,
      run: (db, at) => dropDeadLettersBeyond(db, witness, retention.deadLettersMax, at),
    },
  ]
}
