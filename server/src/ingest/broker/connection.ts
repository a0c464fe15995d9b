import type { Socket } from 'node:net'
import { connectPacketMaxBytes, devicePacketMaxBytes } from '../bounds'
import { goodbye, refused, type Reason } from './acknowledgements'
import type { DeviceSession } from './device-session'
import type { BudgetReason } from '../device-budgets'
import { PacketFrames, PacketTooLarge } from './packet-frames'
import { MalformedPacket, packetKinds } from './read-packet'
import { readConnect, type Connect } from './read-connect'
import type { Reader, ReadingTurns } from './reading-turns'

/** A connection reads so much in one turn. */
const turnBytes = 8_192
/** Acknowledgements that a device does not take: beyond this nothing more is read from it. */
const unsentMaxBytes = 16_384

/** Why a connection ended, as it is counted with the device. */
export type EndReason = Reason | 'closed' | 'said-goodbye'

export interface ConnectionParts {
  readonly turns: ReadingTurns
  readonly clock: () => number
  /** For which names it has shown a certificate; undefined where none is asked for. */
  readonly certified: readonly string[] | undefined
  /** Takes a CONNECT, and answers by `accept` or `end`. */
  readonly onConnect: (connection: Connection, connect: Connect) => void
  /** Takes a packet's bytes from the device's budget; answers until when it has to wait. */
  readonly onPacket: (connection: Connection, bytes: number) => { reason: BudgetReason; waitMs: number } | undefined
  readonly onEnd: (connection: Connection, reason: EndReason) => void
}

/** One device's connection, or a stranger's until it has logged in: what arrives, in bounded pieces, and how it ends. */
export class Connection implements Reader {
  readonly socket: Socket
  readonly openedAt: number
  readonly certified: readonly string[] | undefined
  connect: Connect | undefined
  session: DeviceSession | undefined
  /** When the device last sent something, or was not listened to. */
  lastReadAt: number
  #parts: ConnectionParts
  #frames = new PacketFrames(connectPacketMaxBytes)
  #isEnded = false
  /** Whether packets have been read from the socket and not been taken yet. */
  #isWaiting = false
  #waiting: NodeJS.Timeout | undefined

  constructor(socket: Socket, parts: ConnectionParts) {
    this.socket = socket
    this.#parts = parts
    this.certified = parts.certified
    this.openedAt = parts.clock()
    this.lastReadAt = this.openedAt
    socket.setNoDelay(true)
    socket.setKeepAlive(true, 60_000)
    // Not 'data': what arrives stays with the system, but for one piece, until its turn comes.
    socket.on('readable', () => {
      this.lastReadAt = parts.clock()
      parts.turns.add(this)
    })
    socket.on('end', () => this.end('closed'))
    socket.on('drain', () => parts.turns.add(this))
    // Its close says the same.
    socket.on('error', () => {})
    socket.on('close', () => this.end('closed'))
  }

  get isEnded(): boolean {
    return this.#isEnded
  }

  /** Whether something of the device's lies unread, so that its silence says nothing. */
  get isPaused(): boolean {
    return this.#isWaiting
  }

  accept(session: DeviceSession, answer: Buffer): void {
    this.session = session
    this.#frames.maxBytes = devicePacketMaxBytes
    this.send(answer)
    this.#parts.turns.add(this)
  }

  send(bytes: Buffer): void {
    if (!this.#isEnded && this.socket.writable) this.socket.write(bytes)
  }

  /** There is room again for what was left lying. */
  goOn(): void {
    if (!this.#isEnded && this.isPaused) this.#parts.turns.add(this)
  }

  readOn(): boolean {
    try {
      return this.#read()
    } catch (error) {
      if (error instanceof PacketTooLarge) this.end('packet-too-large')
      else if (error instanceof MalformedPacket) this.end('malformed')
      else throw error
      return false
    }
  }

  #read(): boolean {
    let bytes = 0
    while (this.#mayRead()) {
      const packet = this.#frames.next()
      if (packet) {
        this.#take(packet)
        bytes += packet.length
        if (bytes >= turnBytes) break
        continue
      }
      const piece = this.#nextPiece()
      if (!piece) {
        this.#isWaiting = false
        return false
      }
      this.lastReadAt = this.#parts.clock()
      this.#frames.push(piece)
      if (!this.connect && this.#frames.firstByte! >> 4 !== packetKinds.connect) {
        throw new MalformedPacket('the first packet is no CONNECT')
      }
    }
    if (this.#isEnded) return false
    this.#isWaiting = true
    return this.#mayRead()
  }

  /** What the socket has, at most one piece of it; without asking for more of it than it has, for which it would wait. */
  #nextPiece(): Buffer | null {
    const { readableLength } = this.socket
    return readableLength === 0 ? null : (this.socket.read(Math.min(turnBytes, readableLength)) as Buffer | null)
  }

  #mayRead(): boolean {
    if (this.#isEnded || this.#waiting || this.socket.writableLength > unsentMaxBytes) return false
    // Nothing is read between a CONNECT and its answer.
    return this.connect === undefined || this.session?.hasRoom === true
  }

  #take(packet: Buffer): void {
    if (!this.session) {
      this.connect = readConnect(packet)
      this.#parts.onConnect(this, this.connect)
      return
    }
    this.session.take(packet)
    const over = this.#isEnded ? undefined : this.#parts.onPacket(this, packet.length)
    if (over) {
      this.#waiting = setTimeout(() => {
        this.#waiting = undefined
        this.#parts.turns.add(this)
      }, over.waitMs)
    }
  }

  /** Ends the connection; the first reason counts. A device of version 5 receives it. */
  end(reason: EndReason): void {
    if (this.#isEnded) return
    this.#isEnded = true
    clearTimeout(this.#waiting)
    this.#parts.turns.remove(this)
    const bytes = this.#lastWord(reason)
    if (bytes && this.socket.writable) this.socket.end(bytes)
    // What it has not taken by then it does not want.
    if (bytes) setTimeout(() => this.socket.destroy(), 1_000).unref()
    else this.socket.destroy()
    this.#parts.onEnd(this, reason)
  }

  #lastWord(reason: EndReason): Buffer | undefined {
    if (!this.connect || reason === 'closed' || reason === 'said-goodbye') return undefined
    const { version } = this.connect
    return this.session ? goodbye(version, reason) : refused(version, reason)
  }
}
