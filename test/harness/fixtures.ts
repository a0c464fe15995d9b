import { test as plainTest } from 'vitest'
import { startTestServer, type ServerSettings, type TestServer } from './server'

/** The server of the file that runs; tests and hooks are also given it as `({ server })`. */
export let server: TestServer

/** A test of a file that has a server of its own, on a database of its own. `settings` are overridden where it is not as usual. */
export const test = plainTest
  .extend('settings', { scope: 'file' }, {} as ServerSettings)
  .extend('server', { scope: 'file', auto: true }, async ({ settings }, { onCleanup }) => {
    server = await startTestServer(settings)
    onCleanup(() => server.stop())
    return server
  })

/** The same by the word that fits a sentence. @alias */
export const it = test
