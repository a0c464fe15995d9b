import type { Job } from '../jobs/jobs'
import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'
import { overdueSwitchOffLetter } from '../mail/switch-off-letters'
import { switchOffLink } from '../mail/links'
import { insertMails, mailNotices, type NewMail } from '../queries/mails'
import { insertNotices } from '../queries/notices'
import { listDueSwitchOffs, moveSwitchOffWatermark, type DueSwitchOff } from '../queries/switch-off-changes'
import { switchOffNotices } from './switch-off-kind'

/** Twice a minute: the screens of a lift that is off by now, or should run again, are half a minute behind at most. */
const everyMs = 30_000

/** One to its author and one to the lift company; one in all where that is the same address. */
function overdueMails(due: DueSwitchOff, publicUrl: string): NewMail[] {
  const letter = overdueSwitchOffLetter(due, switchOffLink(publicUrl, due.id))
  const { authorEmail, companyEmail, companyId } = due
  const toCompany = companyEmail ? [{ recipient: companyEmail, organizationId: companyId, ...letter }] : []
  const isBoth = authorEmail?.toLowerCase() === companyEmail?.toLowerCase()
  const toAuthor = authorEmail && !isBoth ? [{ recipient: authorEmail, organizationId: null, ...letter }] : []
  return [...toAuthor, ...toCompany]
}

/**
 * Says of switch-offs that their off time or their on time has come, and writes to those concerned where a lift should run again and
 * does not. What came due while no server ran is done by the first that does; each is done once, for watermark, notices and mails are
 * of one transaction (decisions.md section 12).
 */
export async function announceDueSwitchOffs(db: Database, at: number, publicUrl: string): Promise<void> {
  await inTransaction(db, async tx => {
    const after = await moveSwitchOffWatermark(tx, at)
    if (after === undefined) return
    const due = await listDueSwitchOffs(tx, after, at)
    const mails = due.filter(({ isOverdue }) => isOverdue).flatMap(one => overdueMails(one, publicUrl))
    await insertMails(tx, mails, at)
    await insertNotices(tx, [...due.flatMap(one => switchOffNotices(one.id, one)), ...mailNotices(mails)], at)
  })
}

export function switchOffJob(publicUrl: () => string): Job {
  return { name: 'switch-offs', everyMs, run: (db, at) => announceDueSwitchOffs(db, at, publicUrl()) }
}
