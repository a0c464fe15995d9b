import { describe } from 'vitest'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { inTransaction } from '../../server/src/db/transaction'
import { insertNotices } from '../../server/src/queries/notices'
import type { TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { block, createEstate, createUser, sendAlarm } from '../harness/builders'
import { findLiftId, grant } from '../harness/cast'
import { device, server } from '../harness/fixtures'
import { openAs } from './console'

const it = usualTest.extend('given', { scope: 'file' }, { blocks: [block()] })

/** A live page of a user with one permission. */
async function openWith(permission: Permission, path: string): Promise<TestPage> {
  const user = await createUser(server, { role: 'USER' })
  await grant(server, user, [permission])
  const page = await openAs(browser, server, user, path)
  await page.getByText('Live', { exact: true }).waitFor()
  return page
}

describe('live changes reach who may read no more than', () => {
  it('passenger traps: the faults that are related to a trap', async () => {
    await sendAlarm(server, device, { lift: 'A', type: 'PASSENGER_TRAP' })
    const page = await openWith('passenger-trap', '/alarms/passenger-trap')
    await page.getByRole('table').getByText('AMK-AMA1-205-A', { exact: true }).waitFor()
    await page.getByRole('link', { name: /View/ }).first().click()
    const related = page.getByRole('region', { name: 'Related lift faults', exact: true })
    await related.getByText('No lift fault was active around the time of the trap.').waitFor()
    await sendAlarm(server, device, { lift: 'A', number: 3, description: 'Stuck for all to see' })
    await related.getByText('Stuck for all to see').waitFor()
  })

  it('lifts: the alarms of a lift', async () => {
    await sendAlarm(server, device, { lift: 'B', number: 5 })
    const page = await openWith('lifts', `/lift/detail/${await findLiftId(server, 'AMK-AMA1-205-B')}?tab=alarm`)
    await page.getByText('LF5', { exact: true }).first().waitFor()
    await sendAlarm(server, device, { lift: 'B', number: 3 })
    await page.getByText('LF3', { exact: true }).first().waitFor()
  })

  it('buildings: a new one', async () => {
    const page = await openWith('building', '/building')
    await createEstate(server, [block(), block({ block: '999', postalCode: '560999' })])
    // As an import says it.
    const notice = { kind: 'lifts', subjectId: null, count: 2, scopeId: null } as const
    await inTransaction(server.db, tx => insertNotices(tx, [notice], Date.now()))
    await page.getByText('999').first().waitFor()
  })
})
