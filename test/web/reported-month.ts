import { defaultPeriodName, periodOf } from '@liftwatch/core/reports/periods'
import type { Page } from 'playwright-core'
import { block, createEstate, sendAlarm, type TestDevice } from '../harness/builders'
import type { TestServer } from '../harness/server'

export const hourMs = 3_600_000

/** The month that reports begin with, YYYY-MM; its first instant; and as it is shown. */
export const month = defaultPeriodName('month', Date.now())
export const { from } = periodOf('month', month)
export const monthWords = month.split('-').toReversed().join('/')

/**
 * Two blocks of two companies, and eight breakdowns of the previous month. No lift has so many of them that it would be chronic on
 * the first days of a month, when they are of the last thirty days too; the block's last lift has none.
 */
export async function haveBreakdowns(server: TestServer): Promise<readonly [TestDevice, TestDevice]> {
  const [device, other] = (await createEstate(server, [
    block({ lifts: 5 }),
    block({ block: '206', postalCode: '560206', liftCompany: 'Zenith Lifts' }),
  ])) as [TestDevice, TestDevice]
  // Seven breakdowns of the previous month, by turns on four lifts, and one of the other block.
  for (const [index, number] of [3, 5, 6, 7, 12, 15, 16].entries()) {
    const lift = device.lifts[index % 4]!
    const at = from + (index + 1) * 24 * hourMs
    await sendAlarm(server, device, { lift, number, ts: at })
    await sendAlarm(server, device, { lift, number, ts: at + hourMs, state: 'CLEAR' })
  }
  await sendAlarm(server, other, { number: 3, ts: from + 10 * hourMs })
  return [device, other]
}

/** What the address asks for. */
export function asked(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams)
}
