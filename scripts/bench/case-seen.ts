import { chromium } from 'playwright-core'
import type { Client } from '@liftwatch/core/client/client'
import { findBrowser } from '../browser'
import { atMost, quantile, type Figure } from './figures'
import { openConsole } from './open-console'
import type { createBenchUser } from './user'

const rounds = 20

/** How long it takes from sending a new case until a browser that has the list open shows its row, beside its answer. */
export async function benchCaseSeen(
  url: string,
  user: Awaited<ReturnType<typeof createBenchUser>>,
  create: (round: number) => ReturnType<Client['complaints']['create']>,
): Promise<Figure> {
  const browser = await chromium.launch(await findBrowser())
  try {
    const context = await browser.newContext(await openConsole(browser, url, user))
    const page = await context.newPage()
    await page.goto('/case-management')
    await page.getByText('Live', { exact: true }).waitFor()
    const seen: number[] = []
    const answered: number[] = []
    for (let round = 0; round < rounds; round++) {
      const from = performance.now()
      const { caseNo } = await create(round)
      answered.push(performance.now() - from)
      await page.getByRole('link', { name: `View ${caseNo}` }).waitFor()
      seen.push(performance.now() - from)
    }
    const baseline = quantile(answered, 0.95)
    return atMost({ figure: 'seen in console p95', value: quantile(seen, 0.95), unit: 'ms', baseline }, 1_000)
  } finally {
    await browser.close()
  }
}
