import type { TestPage } from '../harness/browser'
import { browser, test } from '../harness/browser-fixtures'
import { createUser, type TestUser } from '../harness/builders'
import { server } from '../harness/fixtures'
import type { TestServer } from '../harness/server'
import { readerOf } from './reading'
import { haveBreakdowns } from './reported-month'

type Reader = ReturnType<typeof readerOf>
type Devices = Awaited<ReturnType<typeof haveBreakdowns>>

/** A console with the reported month behind it, and what else is prepared, for all tests of a file. */
export function reportedConsole(prepare?: (server: TestServer, devices: Devices) => Promise<void>) {
  let open: Reader

  test.beforeAll(async () => {
    const devices = await haveBreakdowns(server)
    await prepare?.(server, devices)
    open = readerOf(browser, server, await createUser(server))
  })

  return {
    /** Opens a page for someone who may read all reports. */
    open: (...how: Parameters<Reader>): Promise<TestPage> => open(...how),
    openFor: (user: TestUser, path: string): Promise<TestPage> => readerOf(browser, server, user)(path),
  }
}
