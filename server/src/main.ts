import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { DrizzleQueryError } from 'drizzle-orm'
import { diskWords } from '@liftwatch/core/files/disk-words'
import type { ServerFinding } from '@liftwatch/core/contract/server-checks'
import { version } from '@liftwatch/core/contract/version'
import { ConfigError, parseConfig } from './config'
import { reasonOf } from './db/database-errors'
import { FolderInUseError } from './db/embedded/owner'
import { createLog } from './log'
import { serve } from './serve'

const usage = `liftwatch serve ${version}: the server with its web console, database and MQTT broker.
Settings are environment variables: LIFTWATCH_PORT, LIFTWATCH_MQTT_PORT, LIFTWATCH_DATA, DATABASE_URL, MQTT_URL and more,
among them certificates (LIFTWATCH_TLS_CERT_FILE, LIFTWATCH_TLS_KEY_FILE), without which only this machine reaches it; see docs/configuration.md.
`

/** What went wrong at the start, in one line, where it is the administrator's to fix. */
function oneLine(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message
  const { code, port, address, path, syscall } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${address} is busy; set LIFTWATCH_PORT (web and API), LIFTWATCH_MQTT_PORT (devices) or LIFTWATCH_MQTTS_PORT (devices over TLS) to a free one.`
  }
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} on ${address} may not be used; choose one above 1023.`
  if (path !== undefined && syscall !== undefined) return `${path}: ${diskWords(error as NodeJS.ErrnoException)}`
  if (error instanceof DrizzleQueryError)
    return `The database refused a statement: ${reasonOf(error)}\n${error.query.trim()}`
  return error instanceof Error ? error.message : undefined
}

/** Wrong settings or wrong arguments: nothing was started. */
function isUsage(error: unknown): boolean {
  return error instanceof ConfigError || String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')
}

function stopAsked(): Promise<string> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
    // Started by another program of ours: when that is gone, so is the need for this one.
    process.on('disconnect', () => resolve('the parent ended'))
  })
}

/** What a server with this environment needs, looked at without starting it: for the command line's doctor. */
export async function check(env: NodeJS.ProcessEnv): Promise<readonly ServerFinding[]> {
  const { checkServer } = await import('./doctor/check-server')
  return checkServer(env)
}

/**
 * Left to itself, V8 lets the heap of a machine with much memory grow to several times of what is in use before it collects: under
 * overload that took 130 MB more, without a message more a second.
 */
const heapFlags = '--heap-growing-percent=100'

/** Runs the server until it is asked to stop. Answers the exit code. */
export async function main(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const { values } = parseArgs({ args: [...argv], options: { help: { type: 'boolean', short: 'h' } } })
    if (values.help) {
      process.stdout.write(usage)
      return 0
    }
    setFlagsFromString(heapFlags)
    const stop = stopAsked()
    const config = parseConfig(env)
    const log = createLog(config.logLevel)
    const server = await serve(config, log)
    const { url, mqttPort, mqttsPort, database } = server
    log.info({ version, url, mqttPort, ...(mqttsPort > 0 && { mqttsPort }), data: config.dataFolder }, 'ready')
    process.send?.({ kind: 'ready', url, mqttPort, mqttsPort, database })
    log.info({ why: await stop }, 'stopping')
    await server.stop()
    return 0
  } catch (error) {
    process.stderr.write(`liftwatch: ${oneLine(error) ?? String(error)}\n`)
    return isUsage(error) ? 2 : 1
  }
}
