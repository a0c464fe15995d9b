import type { Client } from '@liftwatch/core/client/client'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { byNeed } from '@liftwatch/core/domain/passenger-traps'
import { expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import type { TestMonitor } from '../harness/monitor'
import { soon } from '../harness/soon'

/** Who is to be helped, the first first, by the names of their lifts. */
type Order = readonly string[]

interface Sample {
  /** How many steps of the night were over before it was read, and after. */
  readonly from: number
  readonly to: number
  readonly face: 'browser' | 'terminal'
  readonly order: Order
}

const everyMs = 1_000
/** Sign, lift, clock and bar: a line of the lane. */
const laneLine = /^ \S ([A-Z]+-\w+-\w+-\w+) +(?:\d+:)+\d\d /gm

const inTerminal = (monitor: TestMonitor): Order =>
  [...monitor.screen.text().matchAll(laneLine)].map(([, name]) => name!)

const inBrowser = (page: TestPage): Promise<Order> =>
  page.getByRole('region', { name: 'Passengers trapped' }).getByRole('listitem').getByRole('link').allTextContents()

/** The order that is right, by the rule in core over what the server knows. */
async function rightOrder(client: Client): Promise<Order> {
  const { content } = await client.passengerTraps.page({ operationalStatus: 'OPEN', size: 100 })
  const traps: PassengerTrap[] = content.toSorted(byNeed)
  return traps.map(({ liftName }) => liftName)
}

export interface SameOrder {
  /** Something that happens in the night; over when both faces show the order that is right after it. */
  readonly step: (act: () => Promise<unknown>) => Promise<Order>
  /** Ends the watching. Each second each face has shown the order of before the step that was under way, or of after it. */
  readonly end: () => Promise<void>
}

/** Watches browser and terminal each second, while things happen step by step. */
export async function watchOrder(client: Client, page: TestPage, monitor: TestMonitor): Promise<SameOrder> {
  const orders: Order[] = [await rightOrder(client)]
  const samples: Sample[] = []
  let isReading = false
  async function sample(): Promise<void> {
    if (isReading) return
    isReading = true
    const from = orders.length - 1
    samples.push({ from, to: from, face: 'terminal', order: inTerminal(monitor) })
    const order = await inBrowser(page)
    samples.push({ from, to: orders.length - 1, face: 'browser', order })
    isReading = false
  }
  const timer = setInterval(() => void sample().catch(() => (isReading = false)), everyMs)
  return {
    async step(act) {
      await act()
      const order = await rightOrder(client)
      await soon(async () => {
        expect(inTerminal(monitor)).toEqual(order)
        expect(await inBrowser(page)).toEqual(order)
      })
      orders.push(order)
      return order
    },
    async end() {
      clearInterval(timer)
      // A busy machine takes fewer; each that was taken counts.
      expect(new Set(samples.map(({ face }) => face)).size).toBe(2)
      for (const { from, to, face, order } of samples) {
        const right = orders.slice(from, to + 2)
        expect(right, `${face} after step ${from}`).toContainEqual(order)
      }
    },
  }
}
