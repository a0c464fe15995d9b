import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { webFolder } from '../../server/src/paths'
import { findBrowser } from '../browser'
import { seedEstate } from './estate'
import { atMost, type Figure } from './figures'
import { loadedJavaScriptKb } from './javascript-size'
import { longestTaskMs } from './longest-task'
import { openConsole } from './open-console'
import { seedFaults } from './seed-faults'
import { startServerProcess, type ServerProcess } from './server-process'
import { createBenchUser } from './user'
import { launchBareBrowser } from './web/bare-browser'
import { benchHomePage } from './web/home-page'
import { medianOpenMs, type Sought, type State } from './web/slow-page'

const lifts = 600
const faults = 3_000
const listPath = '/alarms/lift-fault'
const slowdown = 4
const rowsAtOnce = 1_000

const row: Sought = { selector: 'tbody tr:not([aria-hidden])' }
const firstRow = (page: Page) => page.locator(row.selector).first().waitFor()

/** Fonts that come with the console; compressed already. */
async function fontKb(): Promise<number> {
  const assets = join(webFolder, 'assets')
  const fonts = (await readdir(assets)).filter(name => name.endsWith('.woff2'))
  const sizes = await Promise.all(fonts.map(async name => (await stat(join(assets, name))).size))
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10
}

async function javaScriptKb(context: BrowserContext, path: string, isThere: (page: Page) => Promise<void>) {
  const page = await context.newPage()
  const kb = loadedJavaScriptKb(page)
  await page.goto(path)
  await isThere(page)
  const total = await kb()
  await context.close()
  return total
}

/** Scrolls through the rows from end to end and back while some of them change, five a second, as on a bad day. */
async function useList({ connection: { db } }: ServerProcess, page: Page): Promise<void> {
  const rows = page.getByRole('region', { name: /rows/ })
  await rows.hover()
  for (let step = 0; step < 50; step++) {
    await db.execute(sql`
      WITH changed AS (
        UPDATE alarm SET repeat_cnt = repeat_cnt + 1 WHERE id = (SELECT id FROM alarm ORDER BY alarm_start_ts DESC
          OFFSET ${step * 7} LIMIT 1) RETURNING id
      ), notified AS (
        INSERT INTO notice (at, kind, subject_id, count) SELECT 1, 'liftFaults', id, 1 FROM changed RETURNING 1
      )
      SELECT pg_notify('liftwatch_notice', '') FROM notified`)
    await page.mouse.wheel(0, step < 25 ? 2_000 : -2_000)
    await page.waitForTimeout(200)
  }
}

async function longestTask(browser: Browser, state: State, server: ServerProcess, size: number): Promise<number> {
  const context = await browser.newContext(state)
  const page = await context.newPage()
  await page.goto(`${listPath}?size=${size}`)
  await firstRow(page)
  await page.waitForTimeout(2_000)
  const ms = await longestTaskMs(browser, page, () => useList(server, page))
  await context.close()
  return ms
}

/** What the console costs the browser: bytes to load, time to the first row on a slow machine, tasks that make it stutter. */
export async function benchWeb(say: (line: string) => void): Promise<Figure[]> {
  const server = await startServerProcess()
  const browser = await chromium.launch(await findBrowser())
  const bare = await launchBareBrowser()
  try {
    say(`estate of ${lifts} lifts, ${faults} faults …`)
    await seedEstate(server.connection.db, lifts, 3)
    await seedFaults(server.connection.db, faults)
    const state = await openConsole(browser, server.url, await createBenchUser(server.connection.db))

    say('JavaScript …')
    const login = await javaScriptKb(await browser.newContext({ baseURL: server.url }), '/login', page =>
      page.getByRole('button', { name: 'Log in' }).waitFor(),
    )
    const alarms = await javaScriptKb(await browser.newContext(state), listPath, firstRow)
    const font = await fontKb()
    say(`first row, ${slowdown} times slower …`)
    const slow = await medianOpenMs(bare, state, slowdown, listPath, row)
    const full = await medianOpenMs(bare, state, 1, listPath, row)
    say(`home page, ${slowdown} times slower …`)
    const home = await benchHomePage(bare, state, slowdown)
    say(`${rowsAtOnce} rows …`)
    const many = await longestTask(browser, state, server, rowsAtOnce)
    const few = await longestTask(browser, state, server, 20)
    return [
      atMost({ figure: 'login javascript', value: login, unit: 'KB', baseline: alarms }, 150),
      atMost({ figure: 'alarms javascript', value: alarms, unit: 'KB', baseline: login }, 200),
      atMost({ figure: 'font', value: font, unit: 'KB', baseline: login }, 60),
      atMost({ figure: 'first row', value: slow, unit: 'ms', baseline: full }, 1_200),
      ...home,
      atMost({ figure: 'longest task', value: many, unit: 'ms', baseline: few }, 50),
    ]
  } finally {
    await bare.close()
    await browser.close()
    await server.stop()
  }
}
