import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { diskWords } from '@liftwatch/core/files/disk-words'
import { ConfigError, parseConfig } from './config'
import { FolderInUseError } from './db/embedded/owner'
import { createLog } from './log'
import { serve } from './serve'

const usage = `liftwatch serve: the server with its web console, database and MQTT broker.
Settings are environment variables: LIFTWATCH_PORT, LIFTWATCH_MQTT_PORT, LIFTWATCH_DATA, DATABASE_URL, MQTT_URL and more; see docs/configuration.md.
`

/** What went wrong at the start, in one line, where it is the administrator's to fix. */
function oneLine(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message
  const { code, port, address, path, syscall } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${address} is busy; set LIFTWATCH_PORT (web and API) or LIFTWATCH_MQTT_PORT (devices) to a free one.`
  }
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} on ${address} may not be used; choose one above 1023.`
  if (path !== undefined && syscall !== undefined) return `${path}: ${diskWords(error as NodeJS.ErrnoException)}`
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
    log.info({ url: server.url, mqttPort: server.mqttPort, data: config.dataFolder }, 'ready')
    process.send?.({ kind: 'ready', url: server.url, mqttPort: server.mqttPort, database: server.database })
    log.info({ why: await stop }, 'stopping')
    await server.stop()
    return 0
  } catch (error) {
    process.stderr.write(`liftwatch: ${oneLine(error) ?? String(error)}\n`)
    return isUsage(error) ? 2 : 1
  }
}
