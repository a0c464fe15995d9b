import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchBrowser, type TestPage } from '../harness/browser'
import { createUser, type TestUser } from '../harness/builders'
import { startTestServer, type TestServer } from '../harness/server'
import { closePages, readerOf } from './reading'
import { haveBreakdowns } from './reported-month'

type Reader = ReturnType<typeof readerOf>
type Devices = Awaited<ReturnType<typeof haveBreakdowns>>

/** A console with the reported month behind it, and what else is prepared, for all tests of a file; what a test opens is closed behind it. */
export function reportedConsole(prepare?: (server: TestServer, devices: Devices) => Promise<void>) {
  let server: TestServer
  let browser: Browser
  let open: Reader

  beforeAll(async () => {
    server = await startTestServer()
    browser = await launchBrowser()
    const devices = await haveBreakdowns(server)
    await prepare?.(server, devices)
    open = readerOf(browser, server, await createUser(server))
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })
  afterEach(() => closePages(browser))

  return {
    /** Opens a page for someone who may read all reports. */
    open: (...how: Parameters<Reader>): Promise<TestPage> => open(...how),
    openFor: (user: TestUser, path: string): Promise<TestPage> => readerOf(browser, server, user)(path),
    server: () => server,
  }
}
