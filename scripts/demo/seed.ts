import { writeFile } from 'node:fs/promises'
import type { Database } from '../../server/src/db/connect'
import { inTransaction } from '../../server/src/db/transaction'
import { importEstate } from '../../server/src/estate/import-estate'
import { insertNotices } from '../../server/src/queries/notices'
import { issueTokens } from './device-tokens'
import { assignAgent } from './assign-agent'
import { demoBlocks } from './blocks'
import { demoFileIn, type Demo } from './file'
import { describeLifts } from './describe-lifts'
import { insertCases } from './insert-cases'
import { insertAccess } from './insert-access'
import { insertAuditEntries } from './insert-audit-entries'
import { insertHistory } from './insert-history'
import { insertMaintenance } from './insert-maintenance'
import { insertSwitchOffs } from './insert-switch-offs'
import { insertDemoUsers } from './users'

const dayMs = 86_400_000

/**
 * Makes the demo estate: blocks, lifts, people, and thirteen months of alarms, switch-offs and maintenance up to this midnight. All of it or nothing; the
 * file is written before the commit, so that no demo is there whose passwords no one knows.
 */
export async function makeDemo(db: Database, dataFolder: string, at: number): Promise<Demo> {
  const demo = await inTransaction(db, async tx => {
    const { lifts } = await importEstate(tx, demoBlocks(), at)
    const logins = await insertDemoUsers(tx, at)
    await assignAgent(tx, at)
    await insertAccess(tx, logins, at)
    await insertHistory(tx, at - (at % dayMs))
    await insertAuditEntries(tx)
    await insertCases(tx, at - (at % dayMs))
    await describeLifts(tx)
    await insertSwitchOffs(tx, at - (at % dayMs))
    await insertMaintenance(tx, at - (at % dayMs))
    await insertNotices(tx, [{ kind: 'lifts', subjectId: null, count: lifts, scopeId: null }], at)
    const made = {
      logins: logins.map(({ name, nickname, password }) => ({ name, nickname, password })),
      devices: await issueTokens(tx),
    }
    await writeFile(demoFileIn(dataFolder), JSON.stringify(made, null, 2), { mode: 0o600 })
    return made
  })
  return demo
}
