import type { Random } from '../../scripts/demo/random'

/** A message of a device, for one of its lifts. */
export interface PastMessage {
  readonly device: number
  readonly seq: number
  readonly lift: string
  readonly ts: number
  readonly type: 'LIFT_FAULT' | 'PASSENGER_TRAP' | 'RBE'
  readonly number: number
  readonly state: 'SET' | 'CLEAR'
  /** When it arrives; some come late. */
  readonly arrivesAt: number
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Whole seconds, so that time can be counted by them. */
const seconds = (ms: number) => Math.round(ms / 1_000) * 1_000

const faultNumbers = [1, 2, 3, 3, 5, 6, 7, 7, 12, 15, 16, 19, 22, 99]

function lastsFor(random: Random): number {
  if (random.chance(0.06)) return random.between(20, 60) * hourMs
  return random.chance(0.3) ? random.exponential(4 * hourMs) : random.exponential(40 * minuteMs)
}

/** Stretches in which one number of one lift was set: overlapping those of other numbers, set again, chattering, or never cleared. */
function stretches(random: Random, from: number, to: number): [set: number, clear: number | undefined][] {
  const found: [number, number | undefined][] = []
  for (let ts = from + random.exponential(9 * 24 * hourMs); ts < to; ts += random.exponential(9 * 24 * hourMs)) {
    const set = seconds(ts)
    if (random.chance(0.12)) {
      for (let burst = 0; burst < 4; burst += 1) found.push([set + burst * 20_000, set + burst * 20_000 + 5_000])
      ts = set + 80_000
      continue
    }
    const clear = seconds(set + 2_000 + lastsFor(random))
    if (random.chance(0.03)) return [...found, [set, undefined]]
    found.push([set, clear])
    ts = clear
  }
  return found
}

/**
 * Minutes of a visit of 45 at which faults are set and cleared that a technician may have provoked: within it, over one of its ends, as
 * it begins and ends; some come again within ten minutes.
 */
const ofVisits: readonly (readonly (readonly [set: number, clear: number])[])[] = [
  [[5, 40]],
  [[0, 45]],
  [[-4, 37]],
  [[8, 49]],
  [
    [3, 25],
    [33, 40],
  ],
  [
    [6, 33],
    [41, 54],
  ],
  [
    [-9, -4],
    [3, 15],
  ],
]

type Sent = Omit<PastMessage, 'seq'>

/** Visits, of which a few are over midnight in Singapore, and one that is not over yet for each device. */
function visits(random: Random, devices: readonly { readonly lifts: readonly string[] }[], from: number, to: number) {
  const messages: Sent[] = []
  const send = (about: Pick<Sent, 'device' | 'lift' | 'type' | 'number'>, state: Sent['state'], ts: number) =>
    messages.push({ ...about, state, ts, arrivesAt: ts })
  for (const [device, { lifts }] of devices.entries()) {
    for (const lift of lifts) {
      const mode = { device, lift, type: 'RBE', number: 7 } as const
      for (let count = 0; count < 12; count += 1) {
        const day = from + random.whole(0, 55) * 24 * hourMs
        const begin = day + (count === 0 ? -20 * minuteMs : seconds(random.between(0, 23) * hourMs))
        send(mode, 'SET', begin)
        send(mode, 'CLEAR', begin + 45 * minuteMs)
        const fault = { device, lift, type: 'LIFT_FAULT', number: random.pick([3, 5, 12, 19, 22]) } as const
        for (const [set, clear] of random.pick(ofVisits)) {
          send(fault, 'SET', begin + set * minuteMs)
          send(fault, 'CLEAR', begin + clear * minuteMs)
        }
      }
    }
    const last = { device, lift: lifts.at(-1)! }
    send({ ...last, type: 'RBE', number: 7 }, 'SET', to - 2 * hourMs)
    send({ ...last, type: 'LIFT_FAULT', number: 19 }, 'SET', to - hourMs)
  }
  return messages
}

/** What the devices of an estate sent between two instants, in the order of arrival; the same for the same random numbers. */
export function pastMessages(
  random: Random,
  devices: readonly { readonly lifts: readonly string[] }[],
  from: number,
  to: number,
): PastMessage[] {
  const messages: Sent[] = []
  const tell = (device: number, lift: string, type: PastMessage['type'], number: number) => {
    for (const [set, clear] of stretches(random, from, to)) {
      const arrivesAt = (ts: number) => (random.chance(0.04) ? ts + random.between(1, 30) * hourMs : ts)
      const same = { device, lift, type, number }
      messages.push({ ...same, state: 'SET', ts: set, arrivesAt: arrivesAt(set) })
      if (random.chance(0.05)) messages.push({ ...same, state: 'SET', ts: set + 1_000, arrivesAt: set + 1_000 })
      if (clear !== undefined) messages.push({ ...same, state: 'CLEAR', ts: clear, arrivesAt: arrivesAt(clear) })
    }
  }
  for (const [device, { lifts }] of devices.entries()) {
    for (const lift of lifts) {
      for (const number of new Set([
        random.pick(faultNumbers),
        random.pick(faultNumbers),
        random.pick(faultNumbers),
        7,
      ]))
        tell(device, lift, 'LIFT_FAULT', number)
      tell(device, lift, 'PASSENGER_TRAP', 0)
      tell(device, lift, 'RBE', 7)
    }
  }
  for (const storm of [from + 5 * 24 * hourMs, from + 23 * 24 * hourMs]) {
    for (const [device, { lifts }] of devices.entries()) {
      for (const [lift, number] of lifts.flatMap(lift => [16, 20].map(number => [lift, number] as const))) {
        const ts = seconds(storm + random.between(0, 15) * minuteMs)
        const same = { device, lift, type: 'LIFT_FAULT', number } as const
        messages.push({ ...same, state: 'SET', ts, arrivesAt: ts })
        messages.push({ ...same, state: 'CLEAR', ts: ts + 30 * minuteMs, arrivesAt: ts + 30 * minuteMs })
      }
    }
  }
  messages.push(...visits(random, devices, from, to))
  const sorted = messages.filter(({ ts }) => ts < to).toSorted((a, b) => a.ts - b.ts)
  return sorted
    .map((message, seq) => Object.assign(message, { seq: seq + 1 }))
    .toSorted((a, b) => a.arrivesAt - b.arrivesAt)
}
