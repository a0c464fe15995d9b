/** More bytes than a packet may have; what comes after them on its connection is not read. */
export class PacketTooLarge extends Error {}

/** So many pieces of an unfinished packet lie side by side before they are put together: a byte at a time must not cost a buffer each. */
const piecesMax = 64
/** A fixed header is one byte and a length of at most four. */
const headerMaxBytes = 5

/** The length of the packet that these bytes begin, header included, or undefined while the header is not complete. */
function packetBytes(bytes: Buffer, from: number): number | undefined {
  let length = 0
  for (let index = 1; index < headerMaxBytes; index++) {
    const byte = bytes[from + index]
    if (byte === undefined) return undefined
    length += (byte & 0x7f) << (7 * (index - 1))
    if (byte < 0x80) return 1 + index + length
  }
  throw new PacketTooLarge('the length of a packet has more than four bytes')
}

/**
 * Cuts what arrives into whole MQTT packets. The bound is checked as soon as a packet's length is known, so that no more
 * than `maxBytes` and one chunk are ever stored for a connection.
 */
export class PacketFrames {
  /** May change between packets: less is believed before a device has logged in. */
  maxBytes: number
  #pieces: Buffer[] = []
  #storedBytes = 0
  /** Where the next packet begins in the first piece. */
  #at = 0

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  push(chunk: Buffer): void {
    this.#pieces.push(chunk)
    this.#storedBytes += chunk.length
    if (this.#pieces.length > piecesMax) this.#join()
  }

  /** The first byte of what comes next, which says its kind before the rest has arrived. */
  get firstByte(): number | undefined {
    return this.#pieces[0]?.[this.#at]
  }

  /** The next whole packet, or undefined until more has arrived. Throws PacketTooLarge. */
  next(): Buffer | undefined {
    const available = this.#storedBytes - this.#at
    if (available < 2) return undefined
    if (this.#pieces.length > 1 && this.#pieces[0]!.length - this.#at < headerMaxBytes) this.#join()
    const needed = packetBytes(this.#pieces[0]!, this.#at)
    if (needed === undefined) return undefined
    if (needed > this.maxBytes) throw new PacketTooLarge(`a packet of ${needed} bytes; ${this.maxBytes} are allowed`)
    if (available < needed) return undefined
    if (this.#pieces[0]!.length - this.#at < needed) this.#join()
    return this.#take(needed)
  }

  #take(bytes: number): Buffer {
    const [first] = this.#pieces as [Buffer]
    const packet = first.subarray(this.#at, this.#at + bytes)
    this.#at += bytes
    if (this.#at === first.length) {
      this.#pieces.shift()
      this.#storedBytes -= first.length
      this.#at = 0
    }
    return packet
  }

  #join(): void {
    const [first, ...more] = this.#pieces as [Buffer, ...Buffer[]]
    const whole = Buffer.concat([first.subarray(this.#at), ...more])
    this.#pieces = [whole]
    this.#storedBytes = whole.length
    this.#at = 0
  }
}
