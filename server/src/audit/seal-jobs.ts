import type { Logger } from 'pino'
import { dayMs } from '@liftwatch/core/limits'
import type { Job } from '../jobs/jobs'
import { findHead } from '../queries/audit-seals'
import { sealEntries } from './seal-entries'

/** Seals what has been committed, at each look of the jobs; and says once a day how far, for a log that others hold. */
export function sealJobs(log: Logger): readonly Job[] {
  return [
    { name: 'seals of the audit trail', everyMs: 0, run: sealEntries },
    {
      name: 'head of the audit trail',
      everyMs: dayMs,
      async run(db) {
        const head = await findHead(db)
        if (!head) return
        const { number, seal } = head
        log.info(
          { number, seal: seal.toString('hex') },
          'the audit trail is sealed up to here; compare it by --expect NUMBER:SEAL',
        )
      },
    },
  ]
}
