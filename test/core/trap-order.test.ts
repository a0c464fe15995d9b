import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acknowledged, arrived, reported } from '@liftwatch/core/domain/alarms'
import { byNeed, isPressing, isUnattended, trapView, trapState } from '@liftwatch/core/domain/passenger-traps'
import { trapTone } from '@liftwatch/core/tones'

const minuteMs = 60_000
const targetMs = 25 * minuteMs
const aisyah = { id: 'aisyah', name: 'Nur Aisyah' }

const untouched = {
  id: 'a',
  alarmStatus: 'SET' as 'SET' | 'CLEAR',
  alarmStartTs: 0,
  alarmClearTs: null as number | null,
  operationalStatus: 'OUTSTANDING' as const,
  acknowledgeAt: null,
  acknowledgedBy: null,
  arrivalTs: null,
  reportAt: null,
  closedAt: null,
}
type Trap = Omit<typeof untouched, 'operationalStatus'> & Parameters<typeof byNeed>[0]

function cleared(trap: Trap, at: number): Trap {
  return { ...trap, alarmStatus: 'CLEAR', alarmClearTs: at }
}

function asBorn(born: Pick<Trap, 'id' | 'alarmStartTs'>): Trap {
  return { ...untouched, ...born }
}

/** A trap at any point of its life. */
const anyTrap = fc
  .record({
    id: fc.uuid(),
    alarmStartTs: fc.integer({ min: 0, max: 1_000 }),
    steps: fc.subarray(['acknowledge', 'arrive', 'report', 'clear'] as const),
  })
  .map(({ steps, ...born }) => {
    let trap = asBorn(born)
    const after = born.alarmStartTs + 10
    for (const step of steps) {
      if (step === 'acknowledge') trap = acknowledged(trap, aisyah, after)
      if (step === 'arrive' && trap.acknowledgeAt !== null) trap = arrived(trap, after)
      if (step === 'report' && trap.acknowledgeAt !== null) trap = reported(trap, after)
      if (step === 'clear') trap = cleared(trap, after)
    }
    return trap
  })

describe('the order in which people are to be helped', () => {
  it('is by what is the matter, whatever was acknowledged, and then the longest first', () => {
    const brief: Trap = { ...untouched, id: 'ended by itself', alarmStatus: 'CLEAR', alarmClearTs: 19_000 }
    const inside = acknowledged<Trap>({ ...untouched, id: 'inside', alarmStartTs: 5 }, aisyah, 60)
    const later: Trap = { ...untouched, id: 'later', alarmStartTs: 90 }
    const helped = arrived(acknowledged<Trap>({ ...untouched, id: 'helped', alarmStartTs: 1 }, aisyah, 60), 120)
    const over = cleared(acknowledged<Trap>({ ...untouched, id: 'over' }, aisyah, 60), 120)
    const inOrder = [over, brief, helped, later, inside].toSorted(byNeed)
    expect(inOrder.map(({ id }) => id)).toEqual(['inside', 'later', 'helped', 'ended by itself', 'over'])
  })

  it('never places a passenger inside with no team on site after any other, and is the same from any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyTrap, { selector: ({ id }) => id }), traps => {
        const inOrder = traps.toSorted(byNeed)
        const firstOther = inOrder.findIndex(trap => !isUnattended(trap))
        if (firstOther >= 0) expect(inOrder.slice(firstOther).some(isUnattended)).toBe(false)
        const inside = inOrder.filter(isUnattended).map(({ alarmStartTs }) => alarmStartTs)
        expect(inside).toEqual(inside.toSorted((one, other) => one - other))
        expect(traps.toReversed().toSorted(byNeed)).toEqual(inOrder)
      }),
    )
  })
})

describe('how a trap is shown', () => {
  const toneAt = (trap: Trap, at: number) => trapTone(trapView(trap, at, targetMs))
  const acknowledgedTrap = acknowledged<Trap>(untouched, aisyah, minuteMs)
  const onSite = arrived(acknowledgedTrap, 5 * minuteMs)

  it.each([
    ['not acknowledged', untouched, 'trapped', 'critical', 'critical'],
    ['acknowledged', acknowledgedTrap, 'trapped', 'warning', 'critical'],
    ['reported while active', reported(acknowledgedTrap, minuteMs), 'trapped', 'warning', 'critical'],
    ['with the team there', onSite, 'onSite', 'warning', 'warning'],
    ['ended, not acknowledged', cleared(untouched, 19_000), 'endedUnacknowledged', 'warning', 'warning'],
    ['ended, acknowledged', cleared(acknowledgedTrap, 19_000), 'ended', 'info', 'info'],
    ['closed', reported(cleared(acknowledgedTrap, 19_000), minuteMs), 'closed', 'muted', 'muted'],
  ] as const)('%s', (_, trap, state, inTime, late) => {
    expect(trapState(trap)).toBe(state)
    expect(toneAt(trap, targetMs)).toBe(inTime)
    expect(toneAt(trap, targetMs + 1)).toBe(late)
  })

  it('is never calm while a passenger is inside or it is unacknowledged', () => {
    fc.assert(
      fc.property(anyTrap, fc.integer({ min: 1_000, max: 2 * targetMs }), (trap, at) => {
        if (isPressing(trap)) expect(['critical', 'warning']).toContain(toneAt(trap, at))
        if (isUnattended(trap) && at - trap.alarmStartTs > targetMs) expect(toneAt(trap, at)).toBe('critical')
      }),
    )
  })
})
