import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatDay } from '@liftwatch/core/text/format'
import { buildStale } from '../build'
import { seedEstate } from './estate'
import { benchExports } from './cli/exports'
import { benchStartUp } from './cli/start-up'
import type { Figure } from './figures'
import { logIn } from './log-in'
import { historyMs, seedFaults } from './seed-faults'
import { startServerProcess } from './server-process'
import { createBenchUser } from './user'

const lifts = 26_000
const liftsPerDevice = 3
const rows = 100_000

/** What the command line costs anyone who types it, and anyone who exports by it. */
export async function benchCli(say: (line: string) => void): Promise<Figure[]> {
  await buildStale()
  const server = await startServerProcess()
  const folder = await mkdtemp(join(tmpdir(), 'lw-bench-cli-'))
  try {
    const { db } = server.connection
    say(`estate of ${lifts} lifts, ${rows} faults …`)
    await seedEstate(db, lifts, liftsPerDevice)
    await seedFaults(db, rows)
    const client = await logIn(server.url, await createBenchUser(db))
    const { token } = await client.userTokens.create({ name: 'bench', permissions: ['lift-fault'], expiresInDays: 1 })
    const env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_TOKEN: token, LIFTWATCH_CONFIG_DIR: folder }
    say('start-up …')
    const startUp = await benchStartUp(env)
    const fifth = ` --from ${formatDay(Date.now() - historyMs / 5)}`
    const exported = await benchExports({ folder, env, serverPid: server.pid, rows, fifth }, say)
    return [...startUp, ...exported]
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
