import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { alarmPhase, clearedWaitMs } from '@liftwatch/core/domain/alarm-phase'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { formatWait } from '@liftwatch/core/text/format'
import { alarmPhaseTone } from '@liftwatch/core/tones'
import { AlarmStory } from './alarm-story'

const minuteMs = 60_000
const set = { alarmStatus: 'SET', operationalStatus: 'OUTSTANDING', alarmStartTs: 5 * minuteMs } as const
const cleared = { ...set, alarmStatus: 'CLEAR' } as const

describe('an alarm that is over and unacknowledged', () => {
  it('waits since it was set, and does not look calm', () => {
    expect(clearedWaitMs(cleared, 17 * minuteMs)).toBe(12 * minuteMs)
    expect(alarmPhaseTone[alarmPhase(cleared)]).toBe('warning')
  })

  it('has no wait while it is active, and none once it was acknowledged or closed', () => {
    expect(clearedWaitMs(set, 17 * minuteMs)).toBeUndefined()
    for (const operationalStatus of ['DEPLOYMENT', 'CLOSED'] as const) {
      const seen = { ...cleared, operationalStatus }
      expect(clearedWaitMs(seen, 17 * minuteMs)).toBeUndefined()
      expect(alarmPhaseTone[alarmPhase(seen)]).toBe('ok')
    }
  })

  it('is never said to wait before it was set', () => {
    expect(clearedWaitMs(cleared, 0)).toBe(0)
  })
})

type Step = 'SET' | 'CLEAR' | 'acknowledge' | 'report'

test('whatever devices and people do, it waits exactly where it is CLEAR and awaits its acknowledgement', () => {
  const steps = fc.array(fc.constantFrom<Step>('SET', 'CLEAR', 'acknowledge', 'report'), { maxLength: 12 })
  fc.assert(
    fc.property(steps, fc.boolean(), (taken, isAutoClosing) => {
      const story = new AlarmStory(isAutoClosing)
      for (const [at, step] of taken.entries()) {
        if (step === 'acknowledge') story.acknowledge(at)
        else if (step === 'report') story.report(at)
        else story.arrive({ state: step, ts: at, seq: at })
        for (const row of story.rows)
          expect(alarmPhase(row) === 'waiting').toBe(row.alarmStatus === 'CLEAR' && isAwaitingAcknowledgement(row))
      }
    }),
  )
})

test('a wait is shown to the minute', () => {
  const words = [0, 59_999, minuteMs, 12.9 * minuteMs, 125 * minuteMs, 76 * 60 * minuteMs].map(wait => formatWait(wait))
  expect(words).toEqual(['<1m', '<1m', '1m', '12m', '2h 5m', '3d 4h'])
  const hundredDaysMs = 100 * 24 * 60 * minuteMs
  expect([hundredDaysMs - 1, hundredDaysMs].map(wait => formatWait(wait))).toEqual(['99d 23h', '100d'])
  expect(formatWait(hundredDaysMs, 'zh')).toBe('100 天')
})
