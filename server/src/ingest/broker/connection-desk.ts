import type { Logger } from 'pino'
import type { DeviceRefusalReason } from '@liftwatch/core/contract/estate/lmds'
import { devicePacketMaxBytes, windowMessages } from '../bounds'
import type { Database } from '../../db/connect'
import { hashToken } from '../../http/token'
import type { DeviceBudgets, OverBudget } from '../device-budgets'
import type { DeviceRefusals } from '../device-refusals'
import type { Intake } from '../intake'
import { onceAMinute } from '../../tls/once-a-minute'
import { accepted } from './acknowledgements'
import type { Connection, EndReason } from './connection'
import { ConnectRate } from './connect-rate'
import { DeviceConnections } from './device-connections'
import { DeviceLogins } from './device-logins'
import { DeviceSession } from './device-session'
import { ownTopics } from './own-topics'
import type { Connect } from './read-connect'
import { TokenWatch, type Device } from './token-watch'

export interface DeskParts {
  readonly db: Database
  readonly intake: Intake
  readonly budgets: DeviceBudgets
  readonly refusals: DeviceRefusals
  readonly log: Logger
  readonly clock: () => number
}

/** Ends of a connection that are counted with its device. */
const counted: Partial<Record<EndReason, DeviceRefusalReason>> = {
  'wrong-topic': 'wrong-topic',
  'packet-too-large': 'packet-too-large',
  malformed: 'unreadable',
  'protocol-error': 'unreadable',
  'too-many-half-open': 'too-many-messages',
}

/** Who is let in, with which connections, and what becomes of a device's last will. */
export class ConnectionDesk {
  readonly #parts: DeskParts
  readonly #logins: DeviceLogins
  readonly #connections = new DeviceConnections()
  readonly #devices = new Map<Connection, Device>()
  readonly #rate = new ConnectRate()
  readonly #otherNames: () => number
  readonly tokens: TokenWatch
  #isStopping = false

  constructor(parts: DeskParts) {
    this.#parts = parts
    this.#otherNames = onceAMinute(parts.clock)
    this.tokens = new TokenWatch(parts.db, parts.log, this.#devices)
    this.#logins = new DeviceLogins(parts.db, parts.log)
  }

  connections(): Iterable<Connection> {
    return this.#devices.keys()
  }

  /** Answers whether the device was let in; the connection has its answer either way. */
  async admit(connection: Connection, connect: Connect): Promise<boolean> {
    const { clientId, token, will, version } = connect
    const { refusals, clock, intake } = this.#parts
    const tokenHash = hashToken(token)
    let known
    try {
      known = clientId && token ? await this.#logins.find(clientId, tokenHash) : undefined
    } catch {
      // Logged where it was asked.
      connection.end('unavailable')
      return false
    }
    if (connection.isEnded || this.#isStopping) return false
    if (!known) {
      connection.end('not-authorized')
      return false
    }
    if (connection.certified && !connection.certified.includes(clientId)) {
      this.#refuseOtherName(clientId, connection)
      return false
    }
    if (will && !ownTopics(clientId).has(will.topic)) {
      refusals.note(clientId, 'wrong-topic')
      connection.end('wrong-topic')
      return false
    }
    if (this.#rate.isTooOften(clientId, clock())) {
      refusals.note(clientId, 'too-many-connections')
      connection.end('unavailable')
      return false
    }
    this.#devices.set(connection, { clientId, lmdId: known.lmdId, tokenHash })
    const { takenOver, surplus } = this.#connections.add(clientId, connect.connectionName, connection)
    takenOver?.end('taken-over')
    if (surplus) {
      refusals.note(clientId, 'too-many-connections')
      surplus.end('taken-over')
    }
    const session = new DeviceSession({
      clientId,
      version,
      intake,
      clock,
      send: bytes => connection.send(bytes),
      end: reason => connection.end(reason ?? 'said-goodbye'),
      onRoom: () => connection.goOn(),
    })
    const offered = { receiveMaximum: windowMessages, maximumPacketSize: devicePacketMaxBytes }
    connection.accept(session, accepted(version, offered))
    return true
  }

  /** It has the device's token, and the certificate of another: that it holds both is worth a look. */
  #refuseOtherName(clientId: string, connection: Connection): void {
    const { refusals, log } = this.#parts
    refusals.note(clientId, 'wrong-certificate')
    const count = this.#otherNames()
    const line = { device: clientId, certified: connection.certified, count }
    if (count > 0) log.warn(line, 'a device showed the certificate of another')
    connection.end('not-authorized')
  }

  /** Takes a packet from the device's budget. */
  charge(connection: Connection, bytes: number): OverBudget | undefined {
    const { budgets, refusals, clock } = this.#parts
    const { clientId } = this.#devices.get(connection)!
    const over = budgets.take(clientId, 1, bytes, clock())
    if (over) refusals.note(clientId, over.reason)
    return over
  }

  ended(connection: Connection, reason: EndReason): void {
    const device = this.#devices.get(connection)
    if (!device) return
    const { clientId } = device
    this.#devices.delete(connection)
    this.#connections.remove(clientId, connection)
    const { refusals, log } = this.#parts
    const refusal = counted[reason]
    if (refusal) {
      refusals.note(clientId, refusal)
      log.info({ device: clientId, reason }, 'the connection of a device was closed')
    }
    this.#leaveWill(connection, reason)
  }

  /** A device that is gone without a goodbye leaves its will, unless another of its connections took its place or the server stops. */
  #leaveWill({ connect, session }: Connection, reason: EndReason): void {
    const isMeant = reason !== 'said-goodbye' && reason !== 'taken-over' && reason !== 'stopping'
    if (isMeant && connect?.will && session) session.store(connect.will.topic, connect.will.payload, () => {})
  }

  stop(): void {
    this.#isStopping = true
    for (const connection of this.#devices.keys()) connection.end('stopping')
  }
}
