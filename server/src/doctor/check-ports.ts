import { createServer } from 'node:net'
import { versionHeader } from '@liftwatch/core/contract/server-version'
import type { ServerCheck, ServerFinding } from '@liftwatch/core/contract/server-checks'
import type { Config } from '../config'
import { failed, ok, reasonOf, skipped } from './finding'
import { portHolder } from './port-holder'

const answerWithinMs = 3_000

interface Place {
  readonly host: string
  readonly port: number
}

/** Listens there for a moment; answers what hinders it. */
function hindrance({ host, port }: Place): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', resolve)
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/** The version of the Liftwatch that answers there, where it is one. */
async function versionAt({ host, port }: Place): Promise<string | undefined> {
  const at = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const name = at.includes(':') ? `[${at}]` : at
  try {
    const response = await fetch(`http://${name}:${port}/healthz`, { signal: AbortSignal.timeout(answerWithinMs) })
    return response.headers.get(versionHeader) ?? undefined
  } catch {
    // It speaks another language, or none: then it is no Liftwatch.
    return undefined
  }
}

interface Taken {
  readonly holder: string | undefined
  readonly version: string | undefined
}

function sayTaken(check: ServerCheck, { host, port }: Place, taken: Taken, setting: string): ServerFinding {
  const { holder = 'a program of another user; root sees which', version } = taken
  if (version !== undefined) return ok(check, `Liftwatch ${version} listens on port ${port} of ${host}: it runs.`)
  const advice = `Stop that, or set ${setting} to a free port.`
  return failed(check, `Port ${port} of ${host} is taken by ${holder}.`, advice)
}

function sayOther(check: ServerCheck, { host, port }: Place, error: NodeJS.ErrnoException, setting: string) {
  if (error.code === 'EACCES') {
    const advice = `Set ${setting} to a port above 1023, behind a proxy.`
    return failed(check, `Port ${port} of ${host} may not be used.`, advice)
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    const advice = `Set ${setting.replace('PORT', 'HOST')} to an address of this machine, or to 0.0.0.0 for all of them.`
    return failed(check, `${host} is no address of this machine.`, advice)
  }
  return failed(check, `Port ${port} of ${host}: ${reasonOf(error)}.`, `Check ${setting}.`)
}

/** @param known what the other port is taken by: a server that runs has both */
async function checkPort(check: ServerCheck, place: Place, setting: string, known?: Taken) {
  const { host, port } = place
  const error = await hindrance(place)
  if (!error) {
    const detail = port === 0 ? `Any free port of ${host}.` : `Port ${port} of ${host} is free.`
    return { finding: ok(check, detail), taken: undefined }
  }
  if (error.code !== 'EADDRINUSE') return { finding: sayOther(check, place, error, setting), taken: undefined }
  const holder = await portHolder(port)
  const isSame = known !== undefined && known.holder === holder
  const taken = { holder, version: isSame ? known.version : await versionAt(place) }
  return { finding: sayTaken(check, place, taken, setting), taken }
}

/** Whether the server may listen where the settings say, or who does there. */
export async function checkPorts({ http, mqtt }: Config): Promise<ServerFinding[]> {
  const web = await checkPort('web-port', http, 'LIFTWATCH_PORT')
  if (mqtt.url !== undefined)
    return [web.finding, skipped('mqtt-port', 'An outside broker is set: this server listens for no devices.')]
  const { finding } = await checkPort('mqtt-port', mqtt, 'LIFTWATCH_MQTT_PORT', web.taken)
  return [web.finding, finding]
}
