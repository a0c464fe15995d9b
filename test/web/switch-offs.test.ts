import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { dayMs, hourMs, minuteMs } from '@liftwatch/core/limits'
import { formatDay } from '@liftwatch/core/text/format'
import type { TestPage } from '../harness/browser'
import { it as usualTest } from '../harness/browser-fixtures'
import { block } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { client, server } from '../harness/fixtures'
import { eventually, open } from './console'
import { rowsOf } from './reading'

const it = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 3 })], client: {} })

let planned: string

const base = () => Math.floor(Date.now() / minuteMs) * minuteMs

it.beforeAll(async () => {
  const plan = async (lift: string, offAt: number) =>
    client.switchOffs.create({
      liftId: await findLiftId(server, `AMK-AMA1-205-${lift}`),
      offAt,
      onAt: offAt + 2 * dayMs,
      report: `Ropes of ${lift}`,
    })
  planned = (await plan('A', base() + hourMs)).id
  const late = await plan('B', base())
  await server.db.execute(sql`
    UPDATE oms_schedule SET off_at = off_at - ${3 * dayMs}, on_at = on_at - ${3 * dayMs} WHERE id = ${late.id}`)
})

const rows = (page: TestPage) => rowsOf(page, 'Planned switch-offs')

describe('planned switch-offs', () => {
  it('are listed by their counters, with a delay where there are open ones alone', async () => {
    const page = await open('/oms-schedule')
    await eventually(() => rows(page).count()).toBe(2)
    await page.getByRole('columnheader', { name: 'Delay' }).waitFor()
    await page.getByRole('tab', { name: /On delay/ }).click()
    await eventually(() => rows(page).count()).toBe(1)
    await page.getByRole('tab', { name: /History/ }).click()
    await eventually(() => page.getByRole('columnheader', { name: 'Delay' }).count()).toBe(0)
  })

  it('offer to clear what is filtered for, and stay in their tab', async () => {
    const page = await open('/oms-schedule?tab=DELAY')
    await eventually(() => rows(page).count()).toBe(1)
    const clear = page.getByRole('button', { name: 'Clear filters' })
    expect(await clear.count()).toBe(0)
    await page.getByLabel('Block').fill('206')
    await clear.first().click()
    await eventually(() => clear.count()).toBe(0)
    expect(new URL(page.url()).searchParams.get('tab')).toBe('DELAY')
  })

  it('can be edited before they begin, after a question', async () => {
    const page = await open(`/oms-schedule/detail/${planned}`)
    const drawer = page.getByRole('dialog', { name: /AMK-AMA1-205-A/ })
    await eventually(() => drawer.getByRole('button', { name: 'Switch on' }).count()).toBe(0)
    await drawer.getByRole('button', { name: 'Edit' }).click()
    await drawer.getByLabel('Report').fill('Ropes and brake')
    await drawer.getByRole('button', { name: 'Save' }).click()
    const question = page.getByRole('dialog').filter({ hasText: 'Do you want save this item?' })
    await question.getByRole('button', { name: 'Save' }).click()
    await eventually(async () => (await client.switchOffs.detail({ id: planned })).report).toBe('Ropes and brake')
  })

  it('are planned for a lift that has none, at times that are offered', async () => {
    const page = await open('/oms-schedule/add-new')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Please select lift.').waitFor()
    await page.getByText('Please input report description.').waitFor()
    await eventually(() => page.getByText('Please select a time.').count()).toBe(2)
    await page.getByLabel('Look for a lift').fill('AMK-AMA1-205')
    await eventually(() => page.getByRole('radio', { name: /AMK-AMA1-205-A/ }).isDisabled()).toBe(true)
    await page.getByRole('radio', { name: /AMK-AMA1-205-C/ }).check()
    const off = page.getByRole('group', { name: 'Off time' })
    const on = page.getByRole('group', { name: 'On time' })
    await off.getByLabel('Day').fill(formatDay(base() + 2 * dayMs))
    await on.getByLabel('Day').fill(formatDay(base() + 3 * dayMs))
    // The hours before that of the off time, a day later, are grey.
    await eventually(() => on.locator('option[value="08"]').first().isDisabled()).toBe(true)
    await page.getByLabel('Report').fill('New motor')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog', { name: /AMK-AMA1-205-C/ }).waitFor()
    expect((await client.switchOffs.count({})).openCnt).toBe(3)
  })

  it('are switched on from their drawer, once the lift is off', async () => {
    const page = await open('/oms-schedule?tab=DELAY')
    await rows(page).first().getByRole('link', { name: 'AMK-AMA1-205-B' }).click()
    const drawer = page.getByRole('dialog', { name: /AMK-AMA1-205-B/ })
    await drawer.getByText('On delay').first().waitFor()
    await drawer.getByRole('button', { name: 'Switch on' }).click()
    await drawer.getByText('Closed', { exact: true }).first().waitFor()
    await eventually(() => drawer.getByRole('button', { name: 'Switch on' }).count()).toBe(0)
  })
})
