import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { inTransaction } from '../../server/src/db/transaction'
import { openPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { block, postMessages } from '../harness/builders'
import { device, server, user } from '../harness/fixtures'
import { openMonitor } from '../harness/monitor'
import { startTestServer, type TestServer } from '../harness/server'
import { soon } from '../harness/soon'
import { enter } from '../web/console'

/** The one that devices talk to; its clock runs ahead where the test says so. */
/** The one that screens talk to. */
let other: TestServer
let aheadMs = 0

const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => Date.now() + aheadMs })
  .extend('given', { scope: 'file' }, { blocks: [block()], user: {} })

it.beforeAll(async () => {
  other = await startTestServer({ databaseUrl: server.databaseUrl })
})
it.afterAll(() => other.stop())

/** Messages that the server has read and not stored yet. */
async function waiting(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^liftwatch_ingest_waiting (\d+)/m.exec(text)![1])
}

it('messages of devices that wait on one server are said to be late on the screens of another, and then no longer', async () => {
  const page = await openPage(browser, other)
  await enter(page, user)
  await page.getByText('Live', { exact: true }).waitFor()
  const narrow = openMonitor(other, { user, columns: 80, rows: 24 })
  await narrow.waitFor('Live')
  const said = page.getByText(/Device messages are delayed by \d+s/)
  expect(await said.count()).toBe(0)

  let posting: Promise<unknown> | undefined
  await inTransaction(server.db, async tx => {
    await tx.execute(sql`LOCK TABLE lift_telemetry IN ACCESS EXCLUSIVE MODE`)
    posting = postMessages(server, device, [{ ts: Date.now(), lift: 'A', values: { floor: 3 } }])
    await soon(async () => expect(await waiting()).toBe(1))
    aheadMs += 20_000
    await said.waitFor()
    await page.getByText('Whether a passenger is trapped is not known at present.').waitFor()
    // In a small window too: what is cut is the age.
    const screen = await narrow.waitFor(/Devices delayed by \d+s · ▲ Passengers may be trapped\./)
    expect(screen).not.toContain('No one is known')
  })
  await posting
  await said.waitFor({ state: 'detached' })
  await page.getByText('No passenger is known to be trapped.').waitFor()
  await narrow.waitForGone('Devices delayed')
  await narrow.quit()
})
