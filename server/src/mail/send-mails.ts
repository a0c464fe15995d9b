import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'
import type { Job } from '../jobs/jobs'
import { saveNotificationOutcome } from '../queries/case-logs'
import { mailNotices, saveMailProblem, saveMailSent, takeDueMails } from '../queries/mails'
import { insertNotices } from '../queries/notices'
import type { Mailer } from './mailer'

const problemMaxCharacters = 500

/** What the mail server said, as one short line. */
function problemOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  return said.replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ').slice(0, problemMaxCharacters)
}

async function sendDue(db: Database, mailer: Mailer, at: number): Promise<void> {
  for (const mail of await takeDueMails(db, at)) {
    const problem = await mailer(mail).then(
      () => undefined,
      (error: unknown) => problemOf(error),
    )
    await inTransaction(db, async tx => {
      if (problem === undefined) await saveMailSent(tx, mail.id, at)
      else await saveMailProblem(tx, mail.id, problem)
      const outcome = problem === undefined ? { sentAt: at, problem: null } : { sentAt: null, problem }
      await saveNotificationOutcome(tx, mail.id, outcome)
      await insertNotices(tx, mailNotices([mail]), at)
    })
  }
}

/** Sends what has been written, and tries again what was refused. */
export function mailJob(mailer: Mailer): Job {
  return { name: 'mails', everyMs: 2_000, run: (db, at) => sendDue(db, mailer, at) }
}
