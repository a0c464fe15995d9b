import { defineConfig } from 'vitest/config'
import { patienceMs } from './test/harness/patience'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/harness/global-setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: patienceMs } },
    // The machines have two cores, and every file starts a server of its own.
    maxWorkers: 2,
  },
})
