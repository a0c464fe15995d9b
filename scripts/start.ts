import { join } from 'node:path'
import { followTimeZone } from '@liftwatch/core/contract/time-zone'
import type { ConnectionSettings } from '../server/src/db/connect'
import { ConfigError, parseConfig, type Config } from '../server/src/config'
import { buildStale } from './build'
import { readDemo, type Demo } from './demo/file'
import { demoDesk } from './demo/people'
import { openMonitor, startServer, type ServerProcess } from './start/processes'
import { introduction } from './start/introduction'
import { watchForStop } from './start/stop'

/** The demo of this data folder, made on the first run. A database of one's own that holds an estate already is left alone. */
async function demoFor(config: Config, database: ConnectionSettings): Promise<Demo | undefined> {
  const known = await readDemo(config.dataFolder)
  if (known) return known
  const { connect } = await import('../server/src/db/connect')
  const { hasAnyLift } = await import('../server/src/queries/lifts')
  const connection = connect(database, 2, () => {})
  try {
    if (await hasAnyLift(connection.db)) return undefined
    process.stderr.write('Making a demo estate with thirteen months of history …\n')
    const { makeDemo } = await import('./demo/seed')
    return await makeDemo(connection.db, config.dataFolder, Date.now())
  } finally {
    await connection.close()
  }
}

function brokerUrl(config: Config, server: ServerProcess): string {
  return config.mqtt.url ?? `mqtt://${config.mqtt.host}:${server.mqttPort}`
}

/** Devices that talk, and people who live with the lifts; loaded after the introduction, which a person waits for. */
async function simulate(config: Config, server: ServerProcess, demo: Demo, signal: AbortSignal): Promise<void> {
  const { runSimulator } = await import('./simulator/simulator')
  const { beginPeople } = await import('./simulator/people')
  const desk = demo.logins.find(({ name }) => name === demoDesk)
  const people = desk && beginPeople(server.url, desk, signal)
  await Promise.all([runSimulator(brokerUrl(config, server), demo.devices, signal, people?.visit), people?.ended])
}

async function run(): Promise<number> {
  const config = parseConfig(process.env)
  followTimeZone(config.timeZone)
  const built = await buildStale({ onBuild: part => process.stderr.write(`Building ${part} …\n`) })
  if (built.length > 0) process.stderr.write('Built.\n')
  const hasTerminal = process.stdout.isTTY && process.stdin.isTTY
  const logFile = hasTerminal ? join(config.dataFolder, 'server.log') : undefined
  const started = await startServer(logFile)
  if ('exitCode' in started) return started.exitCode

  const stop = watchForStop(started.ended)
  const demo = await demoFor(config, started.database)
  process.stdout.write(
    introduction(started.url, config.dataFolder, demo, logFile, config.mail !== undefined, hasTerminal),
  )
  const simulation = demo ? simulate(config, started, demo, stop.signal) : Promise.resolve()
  simulation.catch((error: unknown) => process.stderr.write(`The simulator stopped: ${String(error)}\n`))

  if (hasTerminal) await openMonitor(started.url, config.dataFolder, demo, stop)
  else await stop.asked
  stop.now()
  await simulation.catch(() => {})
  return started.stop()
}

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`liftwatch: ${error.message}\n`)
  process.exitCode = 2
}
process.exit()
