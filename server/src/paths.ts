import { fileURLToPath } from 'node:url'

// This file and the built program lie equally deep in the package, so that the same relative places hold for both.

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))
export const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
