import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { block, createEstate, postMessages, type TestDevice } from '../harness/builders'
import { client, it as usualTest, server } from '../harness/fixtures'

const it = usualTest.extend('given', { scope: 'file' }, { client: {} })

let devices: TestDevice[]

it.beforeAll(async () => {
  devices = await createEstate(
    server,
    Array.from({ length: 100 }, (_, index) => block({ block: String(index + 100) })),
  )
})

/** What happened to one fault: its edges in order, at few instants so that several share one. */
const story = fc
  .array(fc.record({ at: fc.integer({ min: 0, max: 8 }), state: fc.constantFrom('SET', 'CLEAR') }), {
    minLength: 2,
    maxLength: 8,
  })
  .map(edges => edges.toSorted((a, b) => a.at - b.at).map(({ at, state }, seq) => ({ at, state, seq })))
  .chain(edges => fc.tuple(fc.constant(edges), fc.shuffledSubarray(edges, { minLength: edges.length })))

const startedAt = Date.UTC(2026, 0, 1)

async function rowsAfter(number: number, edges: readonly { at: number; state: string; seq: number }[]) {
  const device = devices.pop()!
  for (const { at, state, seq } of edges) {
    const message = { ts: startedAt + at * 1_000, seq, lift: 'A', type: 'LIFT_FAULT', number, state }
    expect(await postMessages(server, device, [message])).toEqual({ accepted: 1, deadLetters: [] })
  }
  const { content } = await client.liftFaults.page({ lmdClientId: device.clientId, size: 100 })
  return content
    .map(({ alarmStatus, operationalStatus, alarmStartTs, alarmClearTs, repeatCnt, closedAt }) =>
      [alarmStartTs, alarmClearTs ?? '-', alarmStatus, operationalStatus, repeatCnt, closedAt ?? '-'].join(' '),
    )
    .toSorted()
}

describe.each([
  ['closes by itself', 9],
  ['waits to be seen', 3],
])('a fault that %s', (_, number) => {
  it('is the same rows in whatever order its edges arrive', async () => {
    await fc.assert(
      fc.asyncProperty(story, async ([edges, shuffled]) => {
        expect(await rowsAfter(number, shuffled)).toEqual(await rowsAfter(number, edges))
      }),
      { numRuns: 20, endOnFailure: true },
    )
  })
})
