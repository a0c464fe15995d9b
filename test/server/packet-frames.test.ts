import fc from 'fast-check'
import { generate, parser, type IPublishPacket } from 'mqtt-packet'
import { describe, expect, it } from 'vitest'
import { PacketFrames, PacketTooLarge } from '../../server/src/ingest/broker/packet-frames'
import { MalformedPacket, readPublish } from '../../server/src/ingest/broker/read-packet'

const message = fc.record({
  topic: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).filter(topic => !/[\0#+]/.test(topic)),
  payload: fc.uint8Array({ maxLength: 20_000 }),
  qos: fc.constantFrom(0 as const, 1 as const, 2 as const),
  messageId: fc.integer({ min: 1, max: 65_535 }),
  version: fc.constantFrom(4 as const, 5 as const),
})

type Message = typeof message extends fc.Arbitrary<infer Value> ? Value : never

function packetOf({ topic, payload, qos, messageId, version }: Message): Buffer {
  return generate(
    {
      cmd: 'publish',
      topic,
      payload: Buffer.from(payload),
      qos,
      dup: false,
      retain: false,
      ...(qos > 0 && { messageId }),
      ...(version === 5 && { properties: { contentType: 'application/json', userProperties: { a: 'b' } } }),
    },
    { protocolVersion: version },
  )
}

function allFrames(frames: PacketFrames): Buffer[] {
  const found: Buffer[] = []
  for (let frame = frames.next(); frame; frame = frames.next()) found.push(frame)
  return found
}

describe('packets', () => {
  it('are cut out of a stream alike, however it comes in pieces', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 8 }), cuts, (messages, sizes) => {
        const packets = messages.map(packetOf)
        const stream = Buffer.concat(packets)
        const frames = new PacketFrames(65_536)
        const found: Buffer[] = []
        for (let at = 0, index = 0; at < stream.length; index++) {
          const size = sizes[index % sizes.length]!
          frames.push(stream.subarray(at, at + size))
          found.push(...allFrames(frames))
          at += size
        }
        expect(found.map(frame => frame.toString('hex'))).toEqual(packets.map(packet => packet.toString('hex')))
      }),
      { numRuns: 200 },
    )
  })

  it('are refused by their length alone, before any of their bytes have come', () => {
    const frames = new PacketFrames(1_024)
    frames.push(Buffer.from([0x10, 0xfd, 0x07]))
    expect(frames.next()).toBeUndefined()
    const larger = new PacketFrames(1_024)
    larger.push(Buffer.from([0x10, 0xfe, 0x07]))
    expect(() => larger.next()).toThrow(PacketTooLarge)
    const endless = new PacketFrames(1_024)
    endless.push(Buffer.from([0x10, 0xff, 0xff, 0xff, 0xff, 0x7f]))
    expect(() => endless.next()).toThrow(PacketTooLarge)
  })
})

describe('a message', () => {
  it('is read as the library reads it', () => {
    fc.assert(
      fc.property(message, wanted => {
        const packet = packetOf(wanted)
        let read: IPublishPacket | undefined
        const reading = parser({ protocolVersion: wanted.version })
        reading.on('packet', found => (read = found as IPublishPacket))
        reading.parse(packet)
        const { topic, payload, qos, messageId } = readPublish(packet, wanted.version)
        expect({ topic, payload: payload.toString('hex'), qos, messageId }).toEqual({
          topic: read!.topic,
          payload: Buffer.from(read!.payload).toString('hex'),
          qos: read!.qos,
          messageId: read!.qos === 0 ? 0 : read!.messageId,
        })
      }),
      { numRuns: 300 },
    )
  })

  it('of any bytes is read or refused, and never more', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.constantFrom(4 as const, 5 as const), (bytes, version) => {
        const packet = Buffer.concat([Buffer.from([0x32, bytes.length]), bytes])
        try {
          const { topic, payload } = readPublish(packet, version)
          expect(Buffer.byteLength(topic, 'latin1') + payload.length).toBeLessThanOrEqual(packet.length)
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedPacket)
        }
      }),
      { numRuns: 500 },
    )
  })
})
