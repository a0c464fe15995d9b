import { defineConfig } from 'vitest/config'
import { patienceMs } from './test/harness/patience.ts'
import { SlowFirst } from './test/harness/slow-first.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/harness/global-setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: patienceMs, interval: 100 } },
    // Modules are loaded, and a browser is started, once for all files of a worker, which leave nothing behind in them.
    isolate: false,
    // The machines have two cores; a third file at work uses them while the others wait for something.
    maxWorkers: 3,
    // What a test makes is soon garbage: with room for it, it is collected in half of the time.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: SlowFirst },
  },
})
