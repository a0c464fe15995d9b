import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { insertMembership } from '../../server/src/queries/users'
import { browser, it } from '../harness/browser-fixtures'
import { createUser } from '../harness/builders'
import { grant } from '../harness/cast'
import { server } from '../harness/fixtures'
import { eventually, openAs } from './console'

const live = (page: Awaited<ReturnType<typeof openAs>>) => page.getByText('Live', { exact: true })

describe('access that ends', () => {
  it('with the membership: it is said at once, and the other organisations are offered', async () => {
    const user = await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL' })
    const { organizationId } = await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL' })
    await insertMembership(server.db, { userId: user.id, organizationId, role: 'SUPERUSER' })
    const page = await openAs(browser, server, user, '/alarms/lift-fault')
    await live(page).waitFor()
    await server.db.execute(
      sql`DELETE FROM membership WHERE user_id = ${user.id} AND organization_id = ${user.organizationId}`,
    )
    await page.getByRole('alert').getByText('Your access to North Council has ended.').waitFor()
    expect(await page.getByRole('button', { name: /North Council/ }).count()).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: /South Council/ }).click()
    await live(page).waitFor()
  })

  it('with a permission: the screen says which may no longer be seen, the menu follows, and others stay', async () => {
    const user = await createUser(server, { role: 'USER' })
    const group = await grant(server, user, ['lift-fault', 'lifts'])
    const page = await openAs(browser, server, user, '/alarms/lift-fault')
    await live(page).waitFor()
    // The screen itself: its file may still be on its way when the stream is live.
    await page.getByText('No lift faults.', { exact: true }).waitFor()
    await server.db.execute(
      sql`DELETE FROM user_group_permission WHERE group_id = ${group} AND permission = 'lift-fault'`,
    )
    await page.getByRole('heading', { name: 'Your access has changed' }).waitFor()
    await page.getByText('You may no longer see Lift fault.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/alarms/lift-fault')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await eventually(() => menu.getByText('Alarms').count()).toBe(0)
    await menu.getByRole('link', { name: 'Lifts' }).click()
    await page.getByRole('heading', { name: 'Lifts' }).first().waitFor()
    await live(page).waitFor()
    await server.db.execute(
      sql`INSERT INTO user_group_permission (group_id, permission) VALUES (${group}, 'lift-fault')`,
    )
    await eventually(() => menu.getByText('Alarms').count()).toBe(1)
  })

  it('with the browser, where the log-in was not to be remembered', async () => {
    const user = await createUser(server)
    const page = await openAs(browser, server, user, '/alarms/lift-fault')
    await live(page).waitFor()
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'liftwatch_session')!.expires).toBe(-1)
  })
})
