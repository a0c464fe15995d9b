import { describe, expect, it } from 'vitest'
import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import { hourMs, minuteMs } from '@liftwatch/core/limits'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import { dayTrendLines, dayTrendStart } from '@liftwatch/core/views/home/day-trend'
import { healthWords } from '@liftwatch/core/views/home/health'
import { countSparkline } from '@liftwatch/core/views/home/sparkline'
import { stateWords } from '@liftwatch/core/views/home/state-words'

const at = Date.UTC(2026, 10, 23, 4, 0, 0)
const translate = translatorOf('en')

const noneWaiting = { waitingCnt: 0, waiting: [] }
const quiet: HomeSummary = {
  at,
  passengerTraps: { openCnt: 0, ...noneWaiting },
  liftFaults: { openCnt: 0, breakdownCnt: 0, deploymentCnt: 0, outstandingCnt: 0, ...noneWaiting },
  rbes: { openCnt: 0 },
  lifts: { totalCnt: 10, outOfServiceCnt: 0 },
  lmds: { totalCnt: 5, ...noneWaiting },
  switchOffs: { openCnt: 0, closedCnt: 0, ...noneWaiting },
  complaints: { openCnt: 0, ...noneWaiting },
  townCouncils: [],
  liftCompanies: [],
}
const facts = { at, targetMs: 25 * minuteMs, isStale: false, ingestDelayMs: 0 }

describe('the sentence about the estate', () => {
  it('says that all is well, and as of when', () => {
    expect(stateWords(quiet, facts, translate)).toEqual({
      text: translate('home.state.quiet'),
      tone: 'ok',
      notes: ['As of 12:00:00'],
    })
  })

  it('names what was looked at where that is not all', () => {
    const few = { ...quiet, complaints: null, switchOffs: null, lmds: null }
    const { notes } = stateWords(few, facts, translate)
    expect(notes.join(' ')).toContain(translate('home.waiting.parts.liftFaults'))
    expect(notes.join(' ')).not.toContain(translate('home.waiting.parts.complaints'))
  })

  it('is never calm about what is out of date, late or not there', () => {
    const old = { ...facts, at: at + 31_000 }
    const lost = { ...facts, isStale: true }
    const late = { ...facts, ingestDelayMs: 120_000 }
    for (const [summary, given] of [
      [quiet, old],
      [quiet, lost],
      [quiet, late],
      [undefined, facts],
    ] as const) {
      const { text, tone } = stateWords(summary, given, translate)
      expect(tone).toBe('critical')
      expect(text).not.toContain(translate('home.state.quiet'))
    }
  })

  it('of anyone who may see nothing that could wait says that, and nothing else', () => {
    const none = { passengerTraps: null, liftFaults: null, switchOffs: null, complaints: null, lmds: null }
    const { text, tone } = stateWords({ ...quiet, ...none }, facts, translate)
    expect(text).toContain(translate('home.state.unknown'))
    expect(tone).not.toBe('ok')
  })
})

describe('the last 24 hours', () => {
  it('one of a hundred is still to be seen beside none', () => {
    expect(countSparkline([0, 1, 50, 100])).toBe('▁▂▅█')
    expect(countSparkline([0, 0])).toBe('▁▁')
    expect(countSparkline([1])).toBe('█')
  })

  it('are asked for by the same instant for an hour', () => {
    const start = dayTrendStart(at)
    expect(dayTrendStart(at + hourMs - 1)).toBe(start)
    expect(at - start).toBe(23 * hourMs)
  })

  it('are shown as far as they may be read, with their figures', () => {
    const trend = {
      startTs: at,
      endTs: at,
      step: 'HOUR' as const,
      steps: [at, at],
      liftFaults: [2, 5],
      passengerTraps: null,
      alarms: null,
      switchOffs: null,
      rescues: null,
    }
    const lines = dayTrendLines(trend, translate)
    expect(lines.map(({ name, bars, figures }) => [name, bars, figures])).toEqual([
      ['liftFaults', '▄█', '7, at most 5 an hour'],
    ])
  })
})

it('a clock that differs and devices that are late are said of the server', () => {
  const words = (clockAheadMs: number, ingestDelayMs: number) =>
    healthWords({ clockAheadMs, ingestDelayMs }, translate).map(({ text }) => text)
  expect(words(300, 0)).toEqual(['clock agrees', 'devices in time'])
  expect(words(65_000, 120_000)).toEqual(['this clock is 1m 5s behind', 'devices delayed by 2m 0s'])
  expect(words(-65_000, 0)).toEqual(['this clock is 1m 5s ahead', 'devices in time'])
})
