import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/harness/global-setup.ts'],
    // Real parts on a busy machine: a limit is for what hangs, not for what is slow.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // One second, the default, is nothing where everything is real and the machine is small.
    expect: { poll: { timeout: 10_000 } },
    // The machines have two cores, and every file starts a server of its own.
    maxWorkers: 2,
  },
})
