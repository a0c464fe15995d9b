import { test as serverTest, user } from './fixtures'
import { openMonitor, type MonitorOptions, type TestMonitor } from './monitor'

/** Opens a monitor of the file's server and user, on a terminal as the file's `look` says; it ends with its test. */
export let open: (options?: MonitorOptions) => TestMonitor

/** A test of a file whose monitors are all of one user. A file overrides `look` where its monitors are not as usual. */
export const test = serverTest
  .extend('look', { scope: 'file' }, {} as MonitorOptions)
  .extend('open', { scope: 'file', auto: true }, ({ server, look }) => {
    open = options => openMonitor(server, { user, ...look, ...options })
    return open
  })
