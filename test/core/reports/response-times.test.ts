import { describe, expect, it } from 'vitest'
import { arrivedInTimeShare, responseTimes } from '@liftwatch/core/reports/response-times'
import { at } from './local'

const noon = at('2026-10-05 12:00')
const now = at('2026-11-21 15:00')
const minuteMs = 60_000

/** An alarm of noon, answered so many minutes later. */
function alarm({ acknowledged, arrived, cleared }: { acknowledged?: number; arrived?: number; cleared?: number }) {
  const after = (minutes: number | undefined) => (minutes === undefined ? null : noon + minutes * minuteMs)
  return {
    alarmStartTs: noon,
    acknowledgeAt: after(acknowledged),
    arrivalTs: after(arrived),
    alarmClearTs: after(cleared),
  }
}

describe('the time to acknowledge and to arrive', () => {
  it('has a median and a 90th percentile that are among the times', () => {
    const alarms = [7, 1, 10, 3, 5, 9, 2, 8, 6, 4].map(acknowledged => alarm({ acknowledged }))
    expect(responseTimes(alarms, 'acknowledgeAt')).toEqual({
      answeredCnt: 10,
      medianMs: 5 * minuteMs,
      p90Ms: 9 * minuteMs,
      waits: [1, 1, 3, 5, 0, 0, 0],
    })
    expect(responseTimes([...alarms, alarm({ acknowledged: 60 })], 'acknowledgeAt')).toEqual({
      answeredCnt: 11,
      medianMs: 6 * minuteMs,
      p90Ms: 10 * minuteMs,
      waits: [1, 1, 3, 5, 0, 1, 0],
    })
  })

  it('leaves out what no one answered', () => {
    const alarms = [alarm({ acknowledged: 2, arrived: 12 }), alarm({ acknowledged: 4 }), alarm({})]
    expect(responseTimes(alarms, 'arrivalTs')).toEqual({
      answeredCnt: 1,
      medianMs: 12 * minuteMs,
      p90Ms: 12 * minuteMs,
      waits: [0, 0, 0, 0, 1, 0, 0],
    })
    expect(responseTimes([alarm({})], 'arrivalTs')).toEqual({
      answeredCnt: 0,
      medianMs: null,
      p90Ms: null,
      waits: [0, 0, 0, 0, 0, 0, 0],
    })
  })

  it('is nothing where a device’s clock was ahead', () => {
    expect(responseTimes([alarm({ acknowledged: -1 })], 'acknowledgeAt').medianMs).toBe(0)
  })
})

describe('the share of traps with help in time', () => {
  it('draws the line after 25 minutes', () => {
    expect(arrivedInTimeShare([alarm({ arrived: 25 })], now)).toBe(1)
    expect(arrivedInTimeShare([alarm({ arrived: 25 + 1 / minuteMs })], now)).toBe(0)
    expect(arrivedInTimeShare([alarm({ arrived: 25 })], now, 20 * minuteMs)).toBe(0)
  })

  it('counts as late whom no one came to in that time', () => {
    const traps = [alarm({ arrived: 10 }), alarm({}), alarm({ cleared: 40 }), alarm({ arrived: 30, cleared: 5 })]
    expect(arrivedInTimeShare(traps, now)).toBe(1 / 4)
  })

  it('leaves out who was free before, and who may yet be reached in time', () => {
    expect(arrivedInTimeShare([alarm({ cleared: 20 }), alarm({ arrived: 10 })], now)).toBe(1)
    expect(arrivedInTimeShare([alarm({})], noon + 25 * minuteMs)).toBeNull()
    expect(arrivedInTimeShare([], now)).toBeNull()
  })
})
