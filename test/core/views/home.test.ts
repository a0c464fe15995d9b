import { describe, expect, it } from 'vitest'
import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import { hourMs, minuteMs } from '@liftwatch/core/limits'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import { countWords } from '@liftwatch/core/views/home/counts'
import { dayTrendLines, dayTrendStart } from '@liftwatch/core/views/home/day-trend'
import { healthWords } from '@liftwatch/core/views/home/health'
import { homeCards } from '@liftwatch/core/views/home/home-cards'
import { countSparkline } from '@liftwatch/core/views/home/sparkline'
import { stateWords } from '@liftwatch/core/views/home/state-words'
import { waitPhrase, waitWords } from '@liftwatch/core/views/home/wait-words'

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
      doubt: undefined,
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

  it('still says what was known to wait where that is out of date, with the doubt', () => {
    const waiting = { ...quiet, lmds: { totalCnt: 5, waitingCnt: 2, waiting: [] } }
    expect(stateWords(waiting, { ...facts, isStale: true }, translate)).toMatchObject({
      text: 'Waiting for someone: 2',
      tone: 'critical',
      doubt: 'Out of date: this was so at 12:00:00. More may be waiting.',
      notes: [],
    })
    expect(stateWords(waiting, { ...facts, ingestDelayMs: 120_000 }, translate).doubt).toBe(
      translate('home.state.delayed'),
    )
  })

  it('of anyone who may see nothing that could wait says that, and nothing else', () => {
    const none = { passengerTraps: null, liftFaults: null, switchOffs: null, complaints: null, lmds: null }
    const { text, tone } = stateWords({ ...quiet, ...none }, facts, translate)
    expect(text).toContain(translate('home.state.unknown'))
    expect(tone).not.toBe('ok')
  })
})

describe('the figures', () => {
  it('in words are the cards of the page, without what another card says', () => {
    const busy: HomeSummary = {
      ...quiet,
      liftFaults: { openCnt: 7, breakdownCnt: 6, deploymentCnt: 2, outstandingCnt: 5, ...noneWaiting },
      switchOffs: { openCnt: 3, closedCnt: 40, waitingCnt: 1, waiting: [] },
    }
    expect(homeCards(busy).map(card => countWords(card, translate))).toEqual([
      'Open alarms 7',
      'Open lift faults 7 (Breakdown or urgent 6, Deployment 2, Outstanding 5)',
      'Open passenger traps 0',
      'Lifts 10 (Out of service 0)',
      'Monitoring devices 5 (Silent 0)',
      'Open switch-offs 3 (Overdue 1)',
      'Open cases 0 (Immediate, unattended 0)',
    ])
  })
})

describe('what waits', () => {
  const device = { id: 'd', name: 'D', clientId: 'AMK-1', address: null, liftCnt: 1, lastOnlineTs: at - 2 * hourMs }
  const words = (lastOnlineTs: number | null) => {
    const waiting = { part: 'lmds', id: 'd', row: { ...device, lastOnlineTs } } as const
    return [waitWords(waiting, at, translate), waitPhrase(waiting, at, translate)]
  }

  it('says for how long, and of a device that was never in contact just that', () => {
    expect(words(device.lastOnlineTs)).toEqual(['2h 0m', 'silent for 2h 0m'])
    expect(words(null)).toEqual(['never in contact', 'never in contact'])
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
