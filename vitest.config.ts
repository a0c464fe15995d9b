import { defineConfig } from 'vitest/config'
import { patienceMs } from './test/harness/patience.ts'
import { SlowFirst } from './test/harness/slow-first.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/harness/global-setup.ts'],
    // For what hangs: a machine half as fast as another, with four files at work, has taken 90 s for what takes 20 there.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: patienceMs, interval: 100 } },
    // Modules are loaded, and a browser is started, once for all files of a worker, which leave nothing behind in them.
    isolate: false,
    // The machines have two cores; two files more at work use them while the others wait for something.
    maxWorkers: 4,
    // What a test makes is soon garbage: with room for it, it is collected in half of the time.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: SlowFirst },
  },
})
